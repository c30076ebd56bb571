import { subscribe } from '@aimante/api-contract/newsletter';
import { Link } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { Button, Checkbox, TextField } from '@aimante/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../address/address-schema.ts';
import { useFaultText } from '../../address/use-fault-text.ts';
import type { CheckoutDraft } from '../../checkout-draft/checkout-draft.ts';
import { checkEmail } from '../../delivery-form/check-delivery.ts';
import styles from './guest-contact.module.css';

interface GuestContactProps {
  readonly draft: CheckoutDraft;
  readonly onDone: (draft: CheckoutDraft) => void;
}

/** Contact data of a guest. An account is offered, never required. */
export function GuestContact({ draft, onDone }: GuestContactProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(draft.email);
  const [wantsNewsletter, setWantsNewsletter] = useState(draft.wantsNewsletter);
  const [fault, setFault] = useState<Fault>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkEmail(email);
    setFault(found);
    if (found) {
      field.current?.focus();
      return;
    }
    // A failed newsletter subscription must not block the order.
    if (wantsNewsletter && !draft.wantsNewsletter) void api(subscribe, { body: { email } }).catch(() => undefined);
    onDone({ ...draft, email: email.trim(), wantsNewsletter });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('field.email.label')}
        help={t('guestCheckout.email.help')}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(undefined);
        }}
        onBlur={() => email !== '' && setFault(checkEmail(email))}
        error={faultText(fault, 'email')}
        required
      />
      <p className={styles.account}>
        {t('guestCheckout.account.question')}{' '}
        <Link to="/auth/login?redirect=%2Fcheckout">{t('guestCheckout.account.login')}</Link>
      </p>
      <Checkbox
        label={t('guestCheckout.newsletter.label')}
        checked={wantsNewsletter}
        onChange={(event) => setWantsNewsletter(event.target.checked)}
      />
      <Button type="submit" size="large">
        {t('guestCheckout.submit.label')}
      </Button>
    </form>
  );
}
