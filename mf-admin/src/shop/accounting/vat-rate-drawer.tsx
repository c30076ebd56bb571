import { addVatRate } from '@aimante/api-contract/vat';
import { vatRateDraftSchema } from '@aimante/api-contract/vat/schemas';
import { useLocale, usePlatform } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { parisTime } from '@aimante/shop/calendar';
import { addressCountries, countryName } from '@aimante/shop/postal';
import { overseasDepartments, vatClasses } from '@aimante/shop/vat';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EditDrawer } from '../../form/edit-drawer.tsx';

export const VAT_TABLE = ['vat-table'];

/** A form has the moment at which a day begins in Paris. */
const schema = vatRateDraftSchema.extend({ validFrom: z.iso.datetime() });

const territories = [...addressCountries, ...overseasDepartments].filter((code) => code !== 'CH' && code !== 'MC');

/** Adds a rate from a day on. Sales before that day keep theirs. */
export function VatRateDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const { notify } = usePlatform();
  const { refresh } = useRefresh(VAT_TABLE);
  return (
    <EditDrawer
      title={t('accounting.vat.add')}
      schema={schema}
      saved={{ territory: 'FR', vatClass: 'standard' }}
      specs={[
        {
          name: 'territory',
          label: t('accounting.vat.country'),
          kind: 'select',
          options: territories.map((code) => ({ value: code, label: countryName(code, locale) })),
        },
        {
          name: 'vatClass',
          label: t('accounting.vat.class'),
          kind: 'select',
          options: vatClasses.map((value) => ({ value, label: t(`accounting.vat.${value}`) })),
        },
        { name: 'rate', label: t('accounting.rates.rate'), kind: 'number', unit: '%' },
        { name: 'validFrom', label: t('accounting.vat.from'), kind: 'day', help: t('accounting.vat.fromHelp') },
      ]}
      onClose={onClose}
      onSave={async ({ validFrom, ...draft }) => {
        await api(addVatRate, { body: { ...draft, validFrom: parisTime(new Date(validFrom)).day } });
        notify({ kind: 'success', text: t('accounting.vat.added') });
        await refresh();
      }}
    />
  );
}
