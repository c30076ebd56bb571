import type { Quote } from '@aimante/api-contract/checkout';
import { useLocale } from '@aimante/remote';
import { Button, formatPrice, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../cart/cart.ts';
import { priceChange, quotedPrices } from './price-change.ts';
import styles from './price-change-notice.module.css';

interface PriceChangeNoticeProps {
  readonly cart: Cart;
  readonly quote: Quote;
  readonly onAdopt: (prices: Map<string, number>) => void;
}

/** Explains that the price changed. If a lost bundle price is the cause, the line itself explains it. */
export function PriceChangeNotice({ cart, quote, onAdopt }: PriceChangeNoticeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const change = priceChange(cart, quote);
  const isExplained = quote.notices.some(({ code }) => code === 'BUNDLE_PRICE_LOST');
  if (!change || isExplained) return null;
  return (
    <Notice tone="warning" title={t('summary.changed.title')}>
      {t('summary.changed.text', {
        before: formatPrice(change.beforeCents, locale),
        after: formatPrice(change.afterCents, locale),
      })}
      <Button className={styles.adopt} variant="text" size="small" onClick={() => onAdopt(quotedPrices(quote))}>
        {t('summary.changed.adopt')}
      </Button>
    </Notice>
  );
}
