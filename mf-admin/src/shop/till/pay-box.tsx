import { sell } from '@aimante/api-contract/market';
import { usePlatform } from '@aimante/remote';
import { useApi, useErrorText, useRefresh } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Button, Notice, TextField } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import styles from './pay-box.module.css';
import { readPayment } from './payment.ts';
import { addToQueue, isRefusal, readQueue, type Sale, sendQueue } from './sale-queue.ts';

const ways = ['cash', 'card', 'other'] as const;
const RETRY_MS = 15_000;

interface PayBoxProps {
  readonly eventId: string;
  readonly sessionId: string;
  readonly totalCents: number;
  readonly lines: Sale['lines'];
  readonly onSold: () => void;
}

/** Total, cash given, change, receipt. Without a network, a sale waits on this device. */
export function PayBox({ eventId, sessionId, totalCents, lines, onSold }: PayBoxProps) {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const { refresh } = useRefresh(['till-sessions'], ['journal'], ['market-stock', eventId]);
  const errorText = useErrorText();
  const { notify } = usePlatform();
  const [given, setGiven] = useState('');
  const [email, setEmail] = useState('');
  const [isSelling, setIsSelling] = useState(false);
  const waiting = useWaitingSales(refresh);
  const { givenCents, changeCents, isShort, isEmailWrong } = readPayment({ given, email }, totalCents);

  async function pay(payment: (typeof ways)[number]) {
    const sale: Sale = {
      sessionId,
      clientId: newId(),
      lines,
      payment,
      expectedTotalCents: totalCents,
      ...(payment === 'cash' && givenCents !== undefined ? { givenCents } : {}),
      ...(email.trim() === '' ? {} : { email: email.trim() }),
    };
    setIsSelling(true);
    try {
      const answer = await api(sell, { body: sale });
      const change = answer.changeCents ? t('till.giveBack', { amount: format.euros(answer.changeCents) }) : '';
      notify({ kind: 'success', text: `${t('till.sold', { amount: format.euros(answer.totalCents) })} ${change}` });
      done();
    } catch (error) {
      if (isRefusal(error)) return notify({ kind: 'error', text: errorText(error) });
      addToQueue(sale);
      waiting.look();
      done();
    } finally {
      setIsSelling(false);
    }
  }
  function done() {
    setGiven('');
    setEmail('');
    onSold();
    void refresh();
  }
  return (
    <div className={styles.box}>
      {waiting.count > 0 && <Notice tone="warning">{t('till.waiting', { count: waiting.count })}</Notice>}
      <p className={styles.total}>
        {t('order.total')} <strong>{format.euros(totalCents)}</strong>
      </p>
      <TextField
        label={t('till.given')}
        size="desk"
        inputMode="decimal"
        end="€"
        value={given}
        error={isShort ? t('till.tooLittle') : undefined}
        onChange={(event) => setGiven(event.target.value)}
      />
      {changeCents !== undefined && !isShort && <p>{t('till.giveBack', { amount: format.euros(changeCents) })}</p>}
      <TextField
        label={t('till.receipt')}
        size="desk"
        type="email"
        value={email}
        error={isEmailWrong ? t('form.format') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles.ways}>
        {ways.map((way) => (
          <Button
            key={way}
            size="desk"
            variant={way === 'cash' ? 'primary' : 'secondary'}
            disabled={lines.length === 0 || isEmailWrong || (way === 'cash' && isShort)}
            loading={isSelling}
            onClick={() => void pay(way)}
          >
            {t(`till.payment.${way}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Sends waiting sales as soon as the network is back. */
function useWaitingSales(onSent: () => Promise<void>) {
  const { t } = useTranslation();
  const api = useApi();
  const { notify } = usePlatform();
  const [count, setCount] = useState(0);
  const send = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    send.current = async () => {
      if (readQueue().length === 0) return setCount(0);
      const { sent, refused } = await sendQueue(
        (sale) => api(sell, { body: sale }),
        (error) => (isRefusal(error) ? 'refused' : 'later'),
      );
      if (refused > 0) notify({ kind: 'error', text: t('till.refused', { count: refused }) });
      setCount(readQueue().length);
      if (sent > 0) await onSent();
    };
  });
  useEffect(() => {
    const look = () => void send.current();
    look();
    const timer = setInterval(look, RETRY_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  return { count, look: () => setCount(readQueue().length) };
}
