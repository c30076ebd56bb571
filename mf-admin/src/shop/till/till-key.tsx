import { classNames } from '@aimante/ui';
import type { ComponentProps } from 'react';
import styles from './till-key.module.css';

/** A large button for a finger: a digit, an amount, a seller. */
export function TillKey({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={classNames(styles.key, className)} {...props} />;
}
