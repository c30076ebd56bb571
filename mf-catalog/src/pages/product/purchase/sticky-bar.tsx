import { useLocale } from '@aimante/remote';
import { formatPrice } from '@aimante/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../offer/offer.ts';
import { PriceSum } from './price-sum.tsx';
import { PurchaseButton } from './purchase-button.tsx';
import type { PurchaseWay } from './purchase-way.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  readonly offer: Offer;
  readonly way: PurchaseWay;
}

/** On a phone, total and button stay visible once the main button has left the screen. */
export function StickyBar({ offer, way }: StickyBarProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const mark = useRef<HTMLDivElement>(null);
  const isPast = useIsPast(mark);
  return (
    <>
      <div ref={mark} data-live="" />
      {isPast && way.kind !== 'closed' && (
        <aside className={styles.bar} aria-label={t('product.total.label')} data-docked="">
          <p>
            <strong>{formatPrice(offer.totalCents, locale)}</strong>
            <span>
              <PriceSum offer={offer} />
            </span>
          </p>
          <PurchaseButton way={way} size="medium" />
        </aside>
      )}
    </>
  );
}

/** Everything below the upper edge counts as visible, so that a jump past the marker is noticed like a slow scroll. */
const BELOW = '0px 0px 1000000px 0px';

/** True once the marker has left the screen over its upper edge. */
function useIsPast(mark: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      rootMargin: BELOW,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [mark]);
  return isPast;
}
