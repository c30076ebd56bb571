import { useLocale } from '@aimante/remote';
import { piecesFor } from '@aimante/shop/till';
import { Button, IconButton, Switch } from '@aimante/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Delete from 'lucide-react/icons/delete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents, useFormat } from '../../../numbers/format.ts';
import { type Basket, countOf, totalOf } from '../basket.ts';
import type { Payments } from '../drafts.ts';
import { emptyReceipt, isReceiptRight, ReceiptFields, receiptOf } from '../ticket/receipt-fields.tsx';
import { TillKey } from '../till-key.tsx';
import styles from './pay.module.css';

export interface Receipt {
  readonly isPrinted: boolean;
  readonly mail: { readonly email: string; readonly locale: 'fr' | 'en' } | undefined;
}

interface PayScreenProps {
  readonly way: 'cash' | 'split';
  readonly basket: Basket;
  readonly onBack: () => void;
  readonly onPay: (paid: { payments: Payments; givenCents?: number; receipt: Receipt }) => void;
}

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', ',', '0', 'back'] as const;
const NOTES = [5_00, 10_00, 20_00, 50_00, 100_00];

/** Cash with change. A split payment takes the amount in cash, and the rest by card. */
export function PayScreen({ way, basket, onBack, onPay }: PayScreenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const totalCents = totalOf(basket);
  const [typed, setTyped] = useState('');
  const [isPrinted, setIsPrinted] = useState(false);
  const [receipt, setReceipt] = useState({ ...emptyReceipt, locale: useLocale() });
  const isSplit = way === 'split';
  const untyped = isSplit ? 0 : totalCents;
  const givenCents = typed === '' ? untyped : toCents(typed);
  const isRight = isSplit ? givenCents > 0 && givenCents < totalCents : givenCents >= totalCents;
  const changeCents = givenCents - totalCents;
  const press = (key: (typeof KEYS)[number]) =>
    setTyped((before) => (key === 'back' ? before.slice(0, -1) : withKey(before, key)));
  const payments: Payments = isSplit
    ? [
        { way: 'cash', cents: givenCents },
        { way: 'card', cents: totalCents - givenCents },
      ]
    : [{ way: 'cash', cents: totalCents }];
  return (
    <div className={styles.pay}>
      <section className={styles.given}>
        <header>
          <IconButton label={t('action.back')} variant="outline" onClick={onBack}>
            <ArrowLeft />
          </IconButton>
          <div>
            <h2>{t(isSplit ? 'till.paySplit' : 'till.payCash')}</h2>
            <p>{t('till.articles', { count: countOf(basket) })}</p>
          </div>
        </header>
        {!isSplit && <QuickAmounts totalCents={totalCents} givenCents={givenCents} onChoose={setTyped} />}
        <output className={styles.typed} aria-live="polite">
          <span>{t(isSplit ? 'till.inCash' : 'till.given')}</span>
          <strong>{Number.isNaN(givenCents) ? typed : format.euros(givenCents)}</strong>
        </output>
        <Keypad onPress={press} />
      </section>
      <section className={styles.result}>
        <p>
          <span>{t('till.toPay')}</span> <b>{format.euros(totalCents)}</b>
        </p>
        {isSplit ? <ByCard cents={totalCents - (givenCents || 0)} /> : <Change cents={changeCents} />}
        <Switch
          label={t('till.printTicket')}
          checked={isPrinted}
          onChange={(event) => setIsPrinted(event.target.checked)}
        />
        <ReceiptFields receipt={receipt} onChange={setReceipt} />
        <Button
          size="large"
          icon={<Check size={22} />}
          disabled={!isRight || !isReceiptRight(receipt)}
          onClick={() =>
            onPay({
              payments,
              ...(isSplit ? {} : { givenCents }),
              receipt: { isPrinted, mail: receiptOf(receipt) },
            })
          }
        >
          {t('till.take')}
        </Button>
      </section>
    </div>
  );
}

interface QuickAmountsProps {
  readonly totalCents: number;
  readonly givenCents: number;
  readonly onChoose: (typed: string) => void;
}

/** The exact amount, and the notes that customers give. */
function QuickAmounts({ totalCents, givenCents, onChoose }: QuickAmountsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const quick = [totalCents, ...NOTES.filter((note) => note > totalCents)].slice(0, 4);
  return (
    <div className={styles.quick}>
      {quick.map((cents) => (
        <TillKey
          key={cents}
          aria-pressed={givenCents === cents}
          onClick={() => onChoose((cents / 100).toFixed(2).replace('.', ','))}
        >
          {cents === totalCents ? t('till.exact') : format.euros(cents)}
        </TillKey>
      ))}
    </div>
  );
}

function Keypad({ onPress }: { onPress: (key: (typeof KEYS)[number]) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.keys}>
      {KEYS.map((key) => (
        <TillKey
          key={key}
          className={styles.digit}
          onClick={() => onPress(key)}
          aria-label={key === 'back' ? t('till.erase') : key}
        >
          {key === 'back' ? <Delete size={26} aria-hidden="true" /> : key}
        </TillKey>
      ))}
    </div>
  );
}

function ByCard({ cents }: { cents: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p>
      <span>{t('till.byCard')}</span> <b>{format.euros(Math.max(0, cents))}</b>
    </p>
  );
}

/** The change in figures, and in the order in which it is given back. */
function Change({ cents }: { cents: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!(cents >= 0)) return <p className={styles.short}>{t('till.tooLittle')}</p>;
  return (
    <>
      <div className={styles.change}>
        <span>{t('till.giveBack')}</span>
        <strong>{format.euros(cents)}</strong>
      </div>
      <ul className={styles.pieces} aria-label={t('till.pieces')}>
        {piecesFor(cents).map((piece, place) => (
          <li key={place} data-note={piece >= 5_00 || undefined}>
            {format.euros(piece)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** At most two digits after one comma. */
function withKey(before: string, key: string): string {
  const next = before === '' && key === ',' ? '0,' : before + key;
  return /^\d{1,5}(,\d{0,2})?$/.test(next) ? next : before;
}
