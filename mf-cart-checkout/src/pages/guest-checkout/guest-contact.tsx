import { Link } from '@aimante/remote';
import { Checkbox, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useField } from '../../address/use-field.ts';
import styles from './guest-contact.module.css';

/** The e-mail field of a guest, inside the delivery form. */
export function GuestEmail() {
  const { t } = useTranslation();
  const field = useField();
  return (
    <TextField
      {...field('email')}
      label={t('field.email.label')}
      help={t('guestCheckout.email.help')}
      type="email"
      autoComplete="email"
      required
    />
  );
}

/** An account and the newsletter are offered, never required. */
export function GuestOffers() {
  const { t } = useTranslation();
  const field = useField();
  const { error: _, ...newsletter } = field('wantsNewsletter');
  return (
    <>
      <Checkbox {...newsletter} label={t('guestCheckout.newsletter.label')} />
      <p className={styles.account}>
        {t('guestCheckout.account.question')}{' '}
        <Link to="/auth/login?redirect=%2Fcheckout">{t('guestCheckout.account.login')}</Link>
      </p>
    </>
  );
}
