import { untilLoaded, useLocale } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Printer from 'lucide-react/icons/printer';
import Usb from 'lucide-react/icons/usb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '../../../numbers/format.ts';
import type { Correction, SaleRecord } from '../drafts.ts';
import type { TillFacts } from '../use-till.ts';
import styles from './ticket.module.css';
import { type TicketText, ticketText } from './ticket-text.ts';
import { hasUsb, printOnUsb } from './usb-printer.ts';

interface TicketProps {
  readonly record: SaleRecord | Correction;
  readonly facts: TillFacts;
  readonly onClose: () => void;
}

/** A ticket of 80 mm, printed by the browser or by a ticket printer. */
export function Ticket({ record, facts, onClose }: TicketProps) {
  const { t } = useTranslation();
  const format = formatsOf(useLocale());
  const text = ticketText(record, facts.stand?.shop, { t, format });
  return (
    <dialog ref={showModal} className={styles.sheet} aria-label={text.title} onClose={onClose}>
      <Paper text={text} />
      <div className={styles.actions}>
        <Button icon={<Printer size={20} />} onClick={() => print()}>
          {t('till.print')}
        </Button>
        {hasUsb() && <UsbButton text={text} />}
        <Button variant="secondary" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </dialog>
  );
}

/** The browser moves the focus into the dialog, and closes it at Escape. */
function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) dialog.showModal();
}

function Paper({ text: { shop, identity, title, about, lines, total, parts, hash } }: { text: TicketText }) {
  return (
    <article className={styles.ticket}>
      <h2>{shop}</h2>
      {identity.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <b>{title}</b>
      </p>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <tbody>
          {lines.map((row, place) => (
            <Row key={place} row={row} />
          ))}
          <Row row={total} className={styles.sum} />
          {parts.map((row) => (
            <Row key={row[0]} row={row} />
          ))}
        </tbody>
      </table>
      <p className={styles.hash}>{hash}</p>
    </article>
  );
}

const Row = ({
  row: [label, amount],
  className,
}: {
  row: readonly [string, string];
  className?: string | undefined;
}) => (
  <tr className={className}>
    <td>{label}</td>
    <td>{amount}</td>
  </tr>
);

function UsbButton({ text }: { text: TicketText }) {
  const { t } = useTranslation();
  const [isFailed, setIsFailed] = useState(false);
  const printTicket = async () => {
    try {
      const { encodeTicket } = await untilLoaded(
        () => import(/* webpackChunkName: "ticket-printer" */ './encode-ticket.ts'),
      );
      await printOnUsb(encodeTicket(text));
      setIsFailed(false);
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <>
      <Button variant="secondary" icon={<Usb size={20} />} onClick={() => void printTicket()}>
        {t('till.usbPrinter')}
      </Button>
      {isFailed && <p role="alert">{t('till.usbFailed')}</p>}
    </>
  );
}
