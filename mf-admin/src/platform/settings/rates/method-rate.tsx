import type { ShippingRate } from '@aimante/api-contract/settings/shipping-rates';
import { Button, Checkbox, IconButton } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { RateInput } from './rate-input.tsx';
import styles from './zones-field.module.css';

interface MethodRateProps {
  readonly label: string;
  /** Null: the method is not offered. */
  readonly rate: ShippingRate | null;
  readonly onChange: (rate: ShippingRate | null) => void;
}

type Band = ShippingRate['bands'][number];

const NEW: ShippingRate = { bands: [{ upToGrams: null, cents: 0 }], freeFromCents: null };

/** One method of a zone: its price by weight, and the amount from which it is free. */
export function MethodRate({ label, rate, onChange }: MethodRateProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.method}>
      <legend className={styles.methodName}>{label}</legend>
      <Checkbox
        label={t('rates.offered')}
        checked={rate !== null}
        onChange={({ target }) => onChange(target.checked ? NEW : null)}
      />
      {rate && (
        <>
          <ol className={styles.bands}>
            {rate.bands.map((band, at) => (
              <BandRow
                key={at}
                band={band}
                removeLabel={
                  rate.bands.length > 1 ? t('rates.removeBand', { count: at + 1, method: label }) : undefined
                }
                onChange={(next) =>
                  onChange({ ...rate, bands: rate.bands.map((each, index) => (index === at ? next : each)) })
                }
                onRemove={() => onChange({ ...rate, bands: rate.bands.filter((_, index) => index !== at) })}
              />
            ))}
          </ol>
          <Button
            variant="text"
            size="deskSmall"
            icon={<Plus size={16} />}
            onClick={() => onChange({ ...rate, bands: [...rate.bands, { upToGrams: null, cents: 0 }] })}
          >
            {t('rates.addBand')}
          </Button>
          <RateInput
            kind="cents"
            unit="€"
            label={t('rates.freeFrom')}
            placeholder={t('rates.never')}
            value={rate.freeFromCents}
            onChange={(freeFromCents) => onChange({ ...rate, freeFromCents: freeFromCents as number | null })}
          />
        </>
      )}
    </fieldset>
  );
}

interface BandRowProps {
  readonly band: Band;
  /** Undefined: the only band stays. */
  readonly removeLabel: string | undefined;
  readonly onChange: (band: Band) => void;
  readonly onRemove: () => void;
}

function BandRow({ band, removeLabel, onChange, onRemove }: BandRowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.band}>
      <RateInput
        kind="number"
        unit="g"
        label={t('rates.upTo')}
        placeholder={t('rates.noLimit')}
        value={band.upToGrams}
        onChange={(upToGrams) => onChange({ ...band, upToGrams: upToGrams as number | null })}
      />
      <RateInput
        kind="cents"
        unit="€"
        label={t('rates.price')}
        value={band.cents}
        onChange={(cents) => onChange({ ...band, cents: cents as number })}
      />
      {removeLabel && (
        <IconButton size="desk" label={removeLabel} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      )}
    </li>
  );
}
