import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { wholeOrderNumbers } from '../order-number/whole-order-numbers.tsx';
import styles from './notice.module.css';

const signs = {
  info: <Info size={18} />,
  success: <CircleCheck size={18} />,
  warning: <TriangleAlert size={18} />,
  danger: <CircleAlert size={18} />,
  neutral: <Info size={18} />,
};

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: keyof typeof signs | undefined;
  icon?: ReactNode;
  /** The first words, in bold. */
  title?: ReactNode;
}

/** A message that stays in the page. Screen readers announce `danger` at once, the other tones when idle. */
export function Notice({ tone = 'info', icon = signs[tone], title, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.notice, className)}
      data-tone={tone}
    >
      <span className={styles.sign}>{icon}</span>
      <div>
        {title && <strong className={styles.title}>{wholeOrderNumbers(title)} </strong>}
        {wholeOrderNumbers(children)}
      </div>
    </div>
  );
}
