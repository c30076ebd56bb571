import { Button, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents } from '../../../numbers/format.ts';
import styles from './sale.module.css';

const MAX_CENTS = 100_000_00;

interface AmountFormProps {
  /** The label of the text that goes with the amount. */
  readonly text: string;
  readonly maxCents?: number | undefined;
  readonly onDone: (cents: number, text: string) => void;
  readonly onCancel: () => void;
}

export function AmountForm({ text, maxCents = MAX_CENTS, onDone, onCancel }: AmountFormProps) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const cents = toCents(amount);
  const isRight = cents > 0 && cents <= maxCents;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isRight && words.trim() !== '') onDone(cents, words.trim());
  };
  return (
    <form className={styles.amount} onSubmit={submit} noValidate>
      <TextField
        label={text}
        maxLength={200}
        value={words}
        error={isChecked && words.trim() === '' ? t('form.required', { label: text }) : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      <TextField
        label={t('order.amount')}
        inputMode="decimal"
        end="€"
        value={amount}
        error={isChecked && !isRight ? t('form.format', { label: t('order.amount') }) : undefined}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button type="submit" size="small">
        {t('till.add')}
      </Button>
      <Button variant="text" size="small" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </form>
  );
}
