import { getVatTable, removeVatRate, type VatRate, type VatTable } from '@aimante/api-contract/vat';
import { useLocale } from '@aimante/remote';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { countryName } from '@aimante/shop/postal';
import { Badge, Button, Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './months.module.css';
import { VAT_TABLE, VatRateDrawer } from './vat-rate-drawer.tsx';

const tones = { past: 'neutral', current: 'success', planned: 'info' } as const;

/** The rates of VAT by country and date, and the sales that count towards the threshold of the one-stop shop. */
export function VatPanel() {
  const { t } = useTranslation();
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const table = useAnswer(getVatTable, { queryKey: VAT_TABLE });
  return (
    <Panel
      foldsOnPhone
      title={t('accounting.vat.title')}
      isFlush
      actions={
        may('books:change') && (
          <Button variant="secondary" size="desk" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
            {t('accounting.vat.add')}
          </Button>
        )
      }
    >
      <Loaded query={table} skeleton={<Skeleton shape="block" height="10rem" />} failure={t('accounting.vat.failure')}>
        {(read) => (
          <>
            <Threshold oss={read.oss} />
            <RatesByCountry rates={read.rates} mayChange={may('books:change')} />
          </>
        )}
      </Loaded>
      {isAdding && <VatRateDrawer onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function Threshold({ oss: { years, thresholdCents, isDue } }: Pick<VatTable, 'oss'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [current] = years;
  return (
    <p className={styles.note}>
      {current &&
        t('accounting.vat.sold', {
          year: String(current.year),
          sold: format.euros(current.netCents),
          threshold: format.euros(thresholdCents),
        })}{' '}
      {t(isDue ? 'accounting.vat.theirs' : 'accounting.vat.french')}
    </p>
  );
}

function RatesByCountry({ rates, mayChange }: { readonly rates: readonly VatRate[]; readonly mayChange: boolean }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  return (
    <Table caption={t('accounting.vat.title')} size="desk">
      <TableHead>
        <TableHeadCell>{t('accounting.vat.country')}</TableHeadCell>
        <TableHeadCell>{t('accounting.vat.class')}</TableHeadCell>
        <TableHeadCell align="end">{t('accounting.rates.rate')}</TableHeadCell>
        <TableHeadCell>{t('accounting.vat.from')}</TableHeadCell>
        <TableHeadCell>{t('accounting.vat.state')}</TableHeadCell>
      </TableHead>
      <TableBody>
        {rates.map((rate) => (
          <TableRow key={rate.id}>
            <TableCell isRowHeader>{countryName(rate.territory, locale)}</TableCell>
            <TableCell label={t('accounting.vat.class')}>{t(`accounting.vat.${rate.vatClass}`)}</TableCell>
            <TableCell align="end" label={t('accounting.rates.rate')}>
              {t('accounting.rates.percent', { rate: format.decimal(rate.rate) })}
            </TableCell>
            <TableCell label={t('accounting.vat.from')}>{format.day(rate.validFrom)}</TableCell>
            <TableCell label={t('accounting.vat.state')}>
              <Badge tone={tones[rate.state]}>{t(`accounting.vat.${rate.state}`)}</Badge>
              {mayChange && rate.state === 'planned' && <RemoveRate rate={rate} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RemoveRate({ rate: { id, territory } }: { readonly rate: VatRate }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const remove = useChange((api) => api(removeVatRate, { params: { id } }), {
    refresh: [VAT_TABLE],
    done: t('accounting.vat.removed'),
  });
  return (
    <RemoveButton
      label={t('action.delete')}
      question={{
        title: t('accounting.vat.question', { country: countryName(territory, locale) }),
        text: t('accounting.vat.questionText'),
      }}
      isBusy={remove.isPending}
      onRemove={() => remove.mutate()}
    />
  );
}
