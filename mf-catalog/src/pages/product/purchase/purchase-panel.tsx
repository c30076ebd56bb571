import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import { Link, Slot, useLocale } from '@aimante/remote';
import { Badge, formatPrice, Link as TextLink } from '@aimante/ui';
import ScanEye from 'lucide-react/icons/scan-eye';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { useTranslation } from 'react-i18next';
import { useDeliveryPromise } from '../../../delivery-promise/use-delivery-promise.ts';
import { useDeliveryTerms } from '../../../delivery-promise/use-delivery-terms.ts';
import { hasTemplates } from '../../../offer/has-templates.ts';
import type { Offer } from '../../../offer/offer.ts';
import type { Selection } from '../../../offer/selection.ts';
import { RatingLine } from '../reviews/rating-line.tsx';
import { PriceSum } from './price-sum.tsx';
import { PurchaseButton } from './purchase-button.tsx';
import styles from './purchase-panel.module.css';
import type { PurchaseWay } from './purchase-way.ts';
import { QuantityChoice } from './quantity-choice.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { VariantChoice } from './variant-choice.tsx';

interface PurchasePanelProps {
  readonly product: Product;
  readonly bundles: readonly Bundle[];
  readonly offer: Offer;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly way: PurchaseWay;
}

export function PurchasePanel({ product, bundles, offer, selection, onSelect, way }: PurchasePanelProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const promise = useDeliveryPromise();
  const terms = useDeliveryTerms(offer.totalCents);
  return (
    <div className={styles.panel}>
      {product.category && (
        <Link className={styles.category} to={`/products?category=${product.category.id}`}>
          {product.category.name}
        </Link>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {product.name}
      </h1>
      <RatingLine productId={product.id} />
      <ProductBadges product={product} offer={offer} />
      <p className={styles.text}>{product.description}</p>

      <VariantChoice variants={product.variants} selection={selection} onSelect={onSelect} />
      <QuantityChoice product={product} bundles={bundles} selection={selection} onSelect={onSelect} />

      <div className={styles.total}>
        <p aria-live="polite">
          <span className={styles.amount}>{formatPrice(offer.totalCents, locale)}</span>{' '}
          <span className={styles.sum}>
            <PriceSum offer={offer} />
          </span>
        </p>
        {offer.points > 0 && (
          <Badge icon={<Sparkles size={14} />}>{t('product.points', { count: offer.points })}</Badge>
        )}
      </div>
      <PurchaseButton way={way} />
      {hasTemplates(product) && (
        <TextLink className={styles.template} render={<Link to={`/templates?product=${product.slug}`} />}>
          {t('product.template')}
        </TextLink>
      )}
      <ul className={styles.promises}>
        <li>
          <Truck size={20} />
          <span>
            {terms}
            {terms && promise && ' · '}
            <strong>{promise}</strong>
          </span>
        </li>
        {product.isPersonalised && (
          <li>
            <ScanEye size={20} />
            {t('product.promise.control')}
          </li>
        )}
      </ul>
      <Slot name="product-aside" productId={product.id} />
      <StickyBar offer={offer} way={way} />
    </div>
  );
}

function ProductBadges({ product, offer }: Pick<PurchasePanelProps, 'product' | 'offer'>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.badges} aria-label={t('product.badge.label')}>
      {product.featured && (
        <li>
          <Badge tone="offer">{t('product.badge.featured')}</Badge>
        </li>
      )}
      {product.isAvailableForMarket && (
        <li>
          <Badge icon={<Store size={14} />}>{t('product.badge.market')}</Badge>
        </li>
      )}
      <li>
        <StockBadge offer={offer} />
      </li>
    </ul>
  );
}

function StockBadge({ offer: { level, stock, isOfSets } }: Pick<PurchasePanelProps, 'offer'>) {
  const { t } = useTranslation();
  if (level === 'none') return <Badge tone="danger">{t('product.stock.none')}</Badge>;
  const isLow = level === 'low';
  const text = isOfSets
    ? t(isLow ? 'product.stock.lowSets' : 'product.stock.plentySets', { count: stock })
    : t(isLow ? 'product.stock.low' : 'product.stock.plenty', { count: stock });
  return <Badge tone={isLow ? 'warning' : 'success'}>{text}</Badge>;
}
