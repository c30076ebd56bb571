import type { ShippingZone } from '@aimante/api-contract/settings/shipping-rates';
import { useLocale } from '@aimante/remote';
import { countryName } from '@aimante/shop/postal';
import { Button } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { RemoveButton } from '../../../form/remove-button.tsx';
import { MethodRate } from './method-rate.tsx';
import { RateInput } from './rate-input.tsx';
import styles from './zones-field.module.css';

interface ZonesFieldProps {
  readonly label: string;
  readonly value: readonly ShippingZone[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly ShippingZone[]) => void;
  readonly ref: (element: HTMLElement | null) => void;
}

const NEW: ShippingZone = {
  name: { fr: '', en: '' },
  territories: [],
  standard: { bands: [{ upToGrams: null, cents: 0 }], freeFromCents: null },
  express: null,
  relay: null,
};

export function ZonesField({ label, value, error, onChange, ref }: ZonesFieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset ref={ref} className={styles.field} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.help}>{t('rates.help')}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {value.map((zone, at) => (
        <ZoneEditor
          key={at}
          zone={zone}
          onChange={(next) => onChange(value.map((each, index) => (index === at ? next : each)))}
          onRemove={value.length > 1 ? () => onChange(value.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      <Button variant="secondary" size="deskSmall" icon={<Plus size={16} />} onClick={() => onChange([...value, NEW])}>
        {t('rates.addZone')}
      </Button>
    </fieldset>
  );
}

const methods = ['standard', 'express', 'relay'] as const;

interface ZoneEditorProps {
  readonly zone: ShippingZone;
  readonly onChange: (zone: ShippingZone) => void;
  readonly onRemove: (() => void) | undefined;
}

function ZoneEditor({ zone, onChange, onRemove }: ZoneEditorProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const name = zone.name[locale] || t('rates.newZone');
  const known = zone.territories.filter((code) => /^[A-Z]{2}$/.test(code));
  return (
    <section className={styles.zone} aria-label={name}>
      <header className={styles.zoneHead}>
        <h3>{name}</h3>
        {onRemove && (
          <RemoveButton
            label={t('rates.removeZone')}
            question={{ title: t('rates.removeZoneTitle', { name }), text: t('rates.removeZoneText') }}
            isBusy={false}
            onRemove={onRemove}
          />
        )}
      </header>
      <div className={styles.names}>
        <RateInput
          kind="text"
          label={t('rates.nameFr')}
          value={zone.name.fr}
          onChange={(fr) => onChange({ ...zone, name: { ...zone.name, fr: fr as string } })}
        />
        <RateInput
          kind="text"
          label={t('rates.nameEn')}
          value={zone.name.en}
          onChange={(en) => onChange({ ...zone, name: { ...zone.name, en: en as string } })}
        />
        <RateInput
          kind="list"
          label={t('rates.territories')}
          value={zone.territories}
          onChange={(territories) => onChange({ ...zone, territories: territories as string[] })}
        />
      </div>
      <p className={styles.help}>{known.map((code) => countryName(code, locale)).join(', ')}</p>
      <div className={styles.methods}>
        {methods.map((method) => (
          <MethodRate
            key={method}
            label={t(`rates.method.${method}`)}
            rate={zone[method]}
            onChange={(rate) => onChange({ ...zone, [method]: rate })}
          />
        ))}
      </div>
    </section>
  );
}
