import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Locale } from './format-price.ts';
import { formatPrice } from './format-price.ts';
import styles from './price.module.css';

export interface PriceProps extends ComponentProps<'span'> {
  /** A whole number of cents. */
  cents: number;
  locale: Locale;
  /** `offer` is a reduced price, `former` the price that it replaces. */
  tone?: 'plain' | 'offer' | 'former' | undefined;
}

/** An amount in euros, in tabular figures. Renders a `<span>`, with a `<del>` in it for the former price. */
export function Price({ cents, locale, tone = 'plain', className, ...rest }: PriceProps) {
  const amount = formatPrice(cents, locale);
  return (
    <span {...rest} className={classNames(styles.price, className)} data-tone={tone}>
      {tone === 'former' ? <del>{amount}</del> : amount}
    </span>
  );
}
