import type { ProductFacets } from '@aimante/api-contract/catalogue';
import { useLocale } from '@aimante/remote';
import { formatPrice } from '@aimante/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-panel.module.css';

interface PriceFilterProps {
  readonly facets: ProductFacets;
  readonly maxCents: number | null;
  readonly onChange: (maxCents: number | null) => void;
}

const STEP_CENTS = 50;

/** The highest price. While dragged, only its own value changes. The list changes on release. */
export function PriceFilter({ facets, maxCents, onChange }: PriceFilterProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const titleId = useId();
  const [draft, setDraft] = useState<number>();
  const value = Math.min(draft ?? maxCents ?? facets.maxCents, facets.maxCents);
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onChange(draft >= facets.maxCents ? null : draft);
  };
  return (
    <fieldset className={styles.facet}>
      <legend id={titleId}>{t('products.filters.price')}</legend>
      <input
        className={styles.range}
        type="range"
        min={facets.minCents}
        max={facets.maxCents}
        step={STEP_CENTS}
        value={value}
        aria-labelledby={titleId}
        aria-valuetext={t('products.price.upTo', { price: formatPrice(value, locale) })}
        onChange={(event) => setDraft(Number(event.target.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
      <div className={styles.ends}>
        <span>{formatPrice(facets.minCents, locale)}</span>
        <strong>{t('products.price.upTo', { price: formatPrice(value, locale) })}</strong>
      </div>
    </fieldset>
  );
}
