import type { StoredRecord } from '@aimante/till';
import { Button, IconButton, Notice, QuantityStepper, TextField } from '@aimante/ui';
import Printer from 'lucide-react/icons/printer';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import {
  type Correction,
  correctionDraft,
  linesBack,
  linesLeft,
  paidBack,
  paidLeft,
  type SaleRecord,
  type Till,
} from '../drafts.ts';
import { Ticket } from '../ticket/ticket.tsx';
import type { OpenedTill } from '../use-till.ts';
import { MailTicket } from './mail-ticket.tsx';
import styles from './sales.module.css';

interface SaleDetailProps {
  readonly opened: OpenedTill;
  readonly till: Till;
  readonly stored: StoredRecord;
  readonly onClose: () => void;
}

export function SaleDetail({ opened, till, stored, onClose }: SaleDetailProps) {
  const record = stored.record as SaleRecord | Correction;
  const { t } = useTranslation();
  const format = useFormat();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <section className={styles.detail} aria-label={t('till.ticket', { number: record.ticket })}>
      <header className={styles.head}>
        <h2>{t('till.ticket', { number: record.ticket })}</h2>
        <IconButton label={t('action.close')} variant="ghost" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </header>
      <p>
        {format.time(record.at)}, {record.seller.name}
      </p>
      {record.payments.map(({ way, cents }) => (
        <p key={way} className={styles.fact}>
          <span>{t(`till.payment.${way}`)}</span> <b>{format.euros(cents)}</b>
        </p>
      ))}
      <Button variant="secondary" icon={<Printer size={18} />} onClick={() => setIsPrinting(true)}>
        {t('till.print')}
      </Button>
      <MailTicket key={stored.receipt?.email} opened={opened} stored={stored} />
      {record.kind === 'sale' ? <GiveBack opened={opened} till={till} sale={record} /> : <p>{record.reason}</p>}
      {isPrinting && <Ticket record={record} facts={opened.facts} onClose={() => setIsPrinting(false)} />}
    </section>
  );
}

const reasons = ['quantity', 'left', 'return'] as const;

/** Nothing is erased: a counter entry takes back the sale, or a part of it. */
function GiveBack({ opened, till, sale }: { opened: OpenedTill; till: Till; sale: SaleRecord }) {
  const { t } = useTranslation();
  const format = useFormat();
  const before = opened.facts.kept.flatMap(({ record }) =>
    'corrects' in record && record.corrects === sale.id ? [record] : [],
  );
  const left = linesLeft(sale, before);
  const [quantities, setQuantities] = useState(sale.lines.map(({ quantity }) => (before.length > 0 ? 0 : quantity)));
  const [reason, setReason] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (left.every(({ quantity }) => quantity === 0)) return <p>{t('till.allBack')}</p>;
  const backCents = linesBack(left, quantities).reduce((sum, { totalCents }) => sum + totalCents, 0);

  async function giveBack() {
    setIsBusy(true);
    try {
      await opened.write(correctionDraft(till, { sale, before, quantities, reason: reason.trim() }));
      setIsFailed(false);
      setQuantities(sale.lines.map(() => 0));
    } catch {
      setIsFailed(true);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className={styles.back}>
      <h3>{t('till.void')}</h3>
      <p>{t('till.voidText')}</p>
      {left.map((line, place) => (
        <div key={place} className={styles.fact}>
          <span>{line.label}</span>
          <QuantityStepper
            label={t('till.quantityOf', { name: line.label })}
            decreaseLabel={t('till.less', { name: line.label })}
            increaseLabel={t('till.more', { name: line.label })}
            value={quantities[place] ?? 0}
            min={0}
            max={line.quantity}
            onValueChange={(quantity) => setQuantities(quantities.with(place, quantity))}
          />
        </div>
      ))}
      <div className={styles.reasons}>
        {reasons.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={reason === t(`till.reason.${each}`)}
            onClick={() => setReason(t(`till.reason.${each}`))}
          >
            {t(`till.reason.${each}`)}
          </button>
        ))}
      </div>
      <TextField
        label={t('order.reason')}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {paidBack(paidLeft(sale, before), backCents).map(({ way, cents }) => (
        <p key={way} className={styles.fact}>
          <span>{t(`till.backBy.${way}`)}</span> <b>{format.euros(cents)}</b>
        </p>
      ))}
      {isFailed && <Notice tone="danger">{t('till.full')}</Notice>}
      <Button
        variant="danger"
        size="large"
        loading={isBusy}
        icon={<Undo2 size={20} />}
        disabled={backCents === 0 || reason.trim() === ''}
        onClick={() => void giveBack()}
      >
        {t('till.giveBackNow', { amount: format.euros(backCents) })}
      </Button>
    </div>
  );
}
