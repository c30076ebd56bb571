import { classNames } from '../class-names.ts';
import type { ModalProps } from '../dialog/modal-frame.tsx';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import styles from './drawer.module.css';

export interface DrawerProps extends ModalProps {
  /** The edge of the window. `bottom` is for a sheet, such as filters on a phone. */
  side?: 'end' | 'start' | 'bottom' | undefined;
}

/** A modal panel along one edge of the window. Its content scrolls, its header and footer do not. */
export function Drawer({ side = 'end', className, children, ...rest }: DrawerProps) {
  return (
    <ModalFrame
      {...rest}
      side={side}
      className={classNames(styles.popup, className)}
      viewportClassName={styles.viewport}
    >
      <div className={styles.content}>{children}</div>
    </ModalFrame>
  );
}
