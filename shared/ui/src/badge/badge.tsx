import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Loader from 'lucide-react/icons/loader';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

const signs = {
  success: <CircleCheck size={14} />,
  warning: <TriangleAlert size={14} />,
  danger: <CircleX size={14} />,
  info: <Loader size={14} />,
  neutral: <Clock size={14} />,
  offer: null,
  count: null,
  photo: null,
};

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * A status has a background, an icon and a word. `offer` is coral, `count` is a number, `photo` is for use on a
   * picture.
   */
  tone?: keyof typeof signs | undefined;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
}

export function Badge({ tone = 'neutral', icon = signs[tone], className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
