import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import type { ModalProps } from './modal-frame.tsx';
import { ModalFrame } from './modal-frame.tsx';

export interface DialogProps extends ModalProps {
  size?: 'medium' | 'wide' | undefined;
}

/** A modal window. Escape and a press outside close it. The focus then returns to its previous element. */
export function Dialog({ size = 'medium', className, ...rest }: DialogProps) {
  return (
    <ModalFrame
      {...rest}
      size={size}
      className={classNames(styles.popup, className)}
      viewportClassName={styles.viewport}
    />
  );
}
