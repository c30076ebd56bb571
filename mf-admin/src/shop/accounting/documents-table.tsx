import { type BookDocument, listBookDocuments } from '@aimante/api-contract/books';
import { downloadInvoice } from '@aimante/api-contract/payments';
import { useLocale } from '@aimante/remote';
import { Loaded, useAnswer, useApi, useChange } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import {
  Button,
  IconButton,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@aimante/ui';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileOf, saveFile } from '../../download/save-file.ts';
import { useFormat } from '../../numbers/format.ts';
import styles from './months.module.css';
import type { Period } from './period.ts';

const limit = 10;
const amounts = ['netCents', 'vatCents', 'grossCents'] as const;

/** Invoices and credit notes of the period, newest first, each with its file. */
export function DocumentsTable({ period }: { readonly period: Period }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = { from: period.from, to: period.to, page, limit };
  const documents = useAnswer(listBookDocuments, { queryKey: ['accounting', 'documents', period.text, page], query });
  return (
    <Loaded
      query={documents}
      skeleton={<Skeleton shape="block" height="20rem" />}
      failure={t('accounting.documents.failure')}
    >
      {({ items, total }) =>
        items.length === 0 ? (
          <p className={styles.note}>{t('accounting.series.none')}</p>
        ) : (
          <>
            <Documents items={items} />
            <div className={styles.pager}>
              <span>
                {t('accounting.documents.range', {
                  first: (page - 1) * limit + 1,
                  last: Math.min(page * limit, total),
                  count: total,
                })}
              </span>
              <Button variant="secondary" size="desk" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('accounting.documents.newer')}
              </Button>
              <Button
                variant="secondary"
                size="desk"
                disabled={page * limit >= total}
                onClick={() => setPage(page + 1)}
              >
                {t('accounting.documents.older')}
              </Button>
            </div>
          </>
        )
      }
    </Loaded>
  );
}

function Documents({ items }: { readonly items: readonly BookDocument[] }) {
  const { t } = useTranslation();
  return (
    <Table caption={t('accounting.documents.title')} size="desk">
      <TableHead>
        {(['label', 'day', 'customer'] as const).map((column) => (
          <TableHeadCell key={column}>{t(`accounting.documents.${column}`)}</TableHeadCell>
        ))}
        {amounts.map((amount) => (
          <TableHeadCell key={amount} align="end">
            {t(`accounting.rates.${amount}`)}
          </TableHeadCell>
        ))}
        <TableHeadCell align="end">{t('accounting.documents.file')}</TableHeadCell>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <DocumentRow key={item.id} item={item} />
        ))}
      </TableBody>
    </Table>
  );
}

function DocumentRow({ item }: { readonly item: BookDocument }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const format = useFormat();
  const api = useApi();
  const { label, kind, corrects, orderId } = item;
  const file = useChange(async () => {
    const sent = await api(downloadInvoice, { params: { id: orderId }, query: { document: label } });
    saveFile(fileOf(`${label}.pdf`, sent));
  });
  return (
    <TableRow>
      <TableCell isRowHeader>
        <span className={styles.document}>
          <Link href={`/admin/orders/${orderId}`}>{label}</Link>
          {corrects !== null && (
            <small>{t(`accounting.documents.${kind as 'credit_note' | 'reversal'}`, { label: corrects })}</small>
          )}
        </span>
      </TableCell>
      <TableCell label={t('accounting.documents.day')}>{formatDate(item.day, locale, 'dayAndMonth')}</TableCell>
      <TableCell label={t('accounting.documents.customer')}>{item.customer}</TableCell>
      {amounts.map((amount) => (
        <TableCell key={amount} align="end" label={t(`accounting.rates.${amount}`)}>
          {format.euros(item[amount])}
        </TableCell>
      ))}
      <TableCell align="end">
        <IconButton
          label={t('accounting.documents.load', { label })}
          size="desk"
          disabled={file.isPending}
          onClick={() => file.mutate()}
        >
          <FileDown size={16} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
