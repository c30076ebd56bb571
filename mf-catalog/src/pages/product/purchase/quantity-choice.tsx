import type { Bundle, Product } from '@aimante/api-contract/catalogue';
import { useLocale } from '@aimante/remote';
import { Badge, formatPrice, QuantityStepper, RadioCard, RadioGroup } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { offerOf, savingPercent } from '../../../offer/offer.ts';
import { MAX_QUANTITY, MIN_QUANTITY, type Selection } from '../../../offer/selection.ts';
import styles from './purchase-panel.module.css';

interface QuantityChoiceProps {
  readonly product: Product;
  readonly bundles: readonly Bundle[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

const CUSTOM = 'custom';

export function QuantityChoice({ product, bundles, selection, onSelect }: QuantityChoiceProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { unitCents } = offerOf(product, [], selection);
  const stepper = (
    <QuantityStepper
      label={t('product.quantity.label')}
      decreaseLabel={t('product.quantity.less')}
      increaseLabel={t('product.quantity.more')}
      min={MIN_QUANTITY}
      max={MAX_QUANTITY}
      value={selection.quantity}
      onValueChange={(quantity) => onSelect({ ...selection, bundleId: null, quantity })}
    />
  );
  if (bundles.length === 0) {
    return (
      <div className={styles.quantity}>
        <span className={styles.legend}>{t('product.quantity.label')}</span>
        {stepper}
      </div>
    );
  }
  return (
    <RadioGroup
      legend={t('product.quantity.label')}
      layout="joined"
      value={selection.bundleId ?? CUSTOM}
      onValueChange={(value) => onSelect({ ...selection, bundleId: value === CUSTOM ? null : value })}
    >
      {bundles.map((bundle) => (
        <RadioCard
          key={bundle.id}
          value={bundle.id}
          label={<BundleName bundle={bundle} unitCents={unitCents} />}
          text={t(product.isPersonalised ? 'product.bundle.quantity' : 'product.bundle.items', {
            count: bundle.quantity,
          })}
          end={<PerUnit cents={bundle.bundle_price_cents} total={bundle.bundle_price_cents * bundle.quantity} />}
        />
      ))}
      <RadioCard
        value={CUSTOM}
        label={t('product.quantity.custom')}
        text={t(product.isPersonalised ? 'product.quantity.range' : 'product.quantity.itemRange')}
        end={<PerUnit cents={unitCents} />}
      >
        <div className={styles.custom}>
          {stepper}
          <span>{t('product.quantity.atUnitPrice', { price: formatPrice(unitCents, locale) })}</span>
        </div>
      </RadioCard>
    </RadioGroup>
  );
}

function BundleName({ bundle, unitCents }: { readonly bundle: Bundle; readonly unitCents: number }) {
  const { t } = useTranslation();
  const percent = savingPercent(bundle, unitCents);
  return (
    <span className={styles.bundle}>
      {bundle.name} {percent > 0 && <Badge tone="offer">{t('product.bundle.saving', { percent })}</Badge>}
    </span>
  );
}

function PerUnit({ cents, total }: { readonly cents: number; readonly total?: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <span className={styles.perUnit}>
      <span>
        <strong>{formatPrice(cents, locale)}</strong> {t('product.quantity.unit')}
      </span>
      {total !== undefined && <span className={styles.bundleTotal}>{formatPrice(total, locale)}</span>}
    </span>
  );
}
