import { askForTicket, type StoredRecord } from '@aimante/till';
import { Button } from '@aimante/ui';
import Mail from 'lucide-react/icons/mail';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyReceipt, isReceiptRight, ReceiptFields, receiptOf } from '../ticket/receipt-fields.tsx';
import type { OpenedTill } from '../use-till.ts';
import styles from './sales.module.css';

interface MailTicketProps {
  readonly opened: OpenedTill;
  readonly stored: StoredRecord;
}

/** Mails the ticket of a sale, also long after it. Without a network it leaves later. */
export function MailTicket({ opened, stored }: MailTicketProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [receipt, setReceipt] = useState(emptyReceipt);
  const [isFailed, setIsFailed] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const asked = receiptOf(receipt);
    if (!asked || !isReceiptRight(receipt)) return;
    try {
      await askForTicket(opened.database, stored.number, asked);
      opened.send();
      await opened.look();
    } catch {
      setIsFailed(true);
    }
  };
  if (stored.receipt)
    return <p>{t(stored.state === 'sent' ? 'till.mailed' : 'till.mailWaits', { email: stored.receipt.email })}</p>;
  if (!isOpen)
    return (
      <Button variant="secondary" icon={<Mail size={18} />} onClick={() => setIsOpen(true)}>
        {t('till.mailTicket')}
      </Button>
    );
  return (
    <form className={styles.back} onSubmit={(event) => void send(event)} noValidate>
      <ReceiptFields receipt={receipt} onChange={setReceipt} />
      {isFailed && <p role="alert">{t('till.full')}</p>}
      <Button type="submit" disabled={!receiptOf(receipt) || !isReceiptRight(receipt)}>
        {t('till.mailTicket')}
      </Button>
    </form>
  );
}
