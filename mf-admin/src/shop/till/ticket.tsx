import { useLocale } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../../numbers/format.ts';
import type { Correction, SaleRecord } from './drafts.ts';
import styles from './ticket.module.css';
import type { TillFacts } from './use-till.ts';

interface TicketProps {
  readonly record: SaleRecord | Correction;
  readonly facts: TillFacts;
  readonly onClose: () => void;
}

/** A ticket of 80 mm, printed by the browser. */
export function Ticket({ record, facts, onClose }: TicketProps) {
  const { t } = useTranslation();
  const format = formatsOf(useLocale());
  const shop = facts.stand?.shop;
  const sign = record.kind === 'sale' ? 1 : -1;
  return (
    <div
      className={styles.sheet}
      role="dialog"
      aria-modal="true"
      aria-label={t('till.ticket', { number: record.ticket })}
    >
      <article className={styles.ticket}>
        <h2>{shop?.name}</h2>
        <p>{shop?.legalName}</p>
        <p>{shop?.address}</p>
        <p>
          SIRET {shop?.siret}
          {shop?.vatNumber ? ` · ${t('till.vatNumber')} ${shop.vatNumber}` : ''}
        </p>
        <p>
          <b>{t('till.ticket', { number: record.ticket })}</b> · {format.time(record.at)}
        </p>
        <p>{record.seller.name}</p>
        {record.kind !== 'sale' && <p>{record.reason}</p>}
        <table>
          <tbody>
            {record.lines.map((line, place) => (
              <tr key={place}>
                <td>
                  {line.quantity} × {line.label}
                  {line.discountCents > 0 && ` (${t('till.discount')} ${format.euros(-line.discountCents)})`}
                </td>
                <td>{format.euros(sign * line.totalCents)}</td>
              </tr>
            ))}
            <tr className={styles.sum}>
              <td>{t('order.total')}</td>
              <td>{format.euros(sign * record.totalCents)}</td>
            </tr>
            {record.vat.map(({ rate, vatCents }) => (
              <tr key={rate}>
                <td>{t('till.vat', { rate: format.count(rate) })}</td>
                <td>{format.euros(sign * vatCents)}</td>
              </tr>
            ))}
            {record.payments.map(({ way, cents }) => (
              <tr key={way}>
                <td>{t(`till.payment.${way}`)}</td>
                <td>{format.euros(sign * cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.hash}>{record.hash.slice(0, 16)}</p>
      </article>
      <div className={styles.actions}>
        <Button icon={<Printer size={20} />} onClick={() => print()}>
          {t('till.print')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </div>
  );
}
