import type { Locale } from '@aimante/contract';
import { emailPattern } from '@aimante/shop/email';
import { Select, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

interface ReceiptInput {
  readonly email: string;
  readonly locale: Locale;
}

export const emptyReceipt: ReceiptInput = { email: '', locale: 'fr' };

export const isReceiptRight = ({ email }: ReceiptInput): boolean =>
  email.trim() === '' || emailPattern.test(email.trim());

/** Where to send the ticket, if anywhere. */
export const receiptOf = ({ email, locale }: ReceiptInput): ReceiptInput | undefined =>
  email.trim() === '' ? undefined : { email: email.trim(), locale };

interface ReceiptFieldsProps {
  readonly receipt: ReceiptInput;
  readonly onChange: (receipt: ReceiptInput) => void;
}

/** The address of a ticket, and the language of the customer. */
export function ReceiptFields({ receipt, onChange }: ReceiptFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('till.receipt')}
        type="email"
        value={receipt.email}
        error={isReceiptRight(receipt) ? undefined : t('form.format', { label: t('till.receipt') })}
        onChange={(event) => onChange({ ...receipt, email: event.target.value })}
      />
      {receipt.email !== '' && (
        <Select
          label={t('till.language')}
          value={receipt.locale}
          onChange={(event) => onChange({ ...receipt, locale: event.target.value === 'en' ? 'en' : 'fr' })}
        >
          <option value="fr">Français</option>
          <option value="en">English</option>
        </Select>
      )}
    </>
  );
}
