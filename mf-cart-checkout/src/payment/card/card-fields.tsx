import { TextField } from '@aimante/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from 'react-i18next';
import styles from '../form/payment-form.module.css';
import { type Card, type CardFaults, type CardField, formatExpiry, groupDigits } from './card-rules.ts';

interface CardFieldsProps {
  readonly card: Card;
  readonly faults: CardFaults;
  readonly onChange: (change: Partial<Card>) => void;
  readonly onLeave: (field: CardField) => void;
}

/** Card form of the demo. Its input goes to the demo provider only and is never stored. */
export function CardFields({ card, faults, onChange, onLeave }: CardFieldsProps) {
  const { t } = useTranslation();
  const field = (name: CardField) => {
    const fault = faults.get(name);
    return {
      name: `card-${name}`,
      value: card[name],
      error: fault && t(`card.error.${fault}`),
      onBlur: () => onLeave(name),
      required: true,
    };
  };
  return (
    <div className={styles.card}>
      <TextField
        {...field('number')}
        className={styles.wide}
        label={t('card.number.label')}
        start={<CreditCard size={18} aria-hidden="true" />}
        inputMode="numeric"
        autoComplete="cc-number"
        onChange={(event) => onChange({ number: groupDigits(event.target.value) })}
      />
      <TextField
        {...field('expiry')}
        label={t('card.expiry.label')}
        placeholder={t('card.expiry.example')}
        inputMode="numeric"
        autoComplete="cc-exp"
        onChange={(event) => onChange({ expiry: formatExpiry(event.target.value, card.expiry) })}
      />
      <TextField
        {...field('cvc')}
        label={t('card.cvc.label')}
        placeholder={t('card.cvc.example')}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        onChange={(event) => onChange({ cvc: event.target.value.replace(/\D/g, '') })}
      />
      <TextField
        {...field('name')}
        className={styles.wide}
        label={t('card.name.label')}
        autoComplete="cc-name"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <p className={styles.demo}>{t('card.demo.note')}</p>
    </div>
  );
}
