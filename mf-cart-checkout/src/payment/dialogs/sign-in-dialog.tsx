import { ApiError } from '@aimante/api-contract';
import { login } from '@aimante/api-contract/identity';
import { Link, usePlatform } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { Button, Notice, PasswordField, TextField, Link as UiLink } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../form/payment-form.module.css';
import { ModalActions, ModalStep } from './modal-step.tsx';

interface SignInDialogProps {
  /** E-mail address of the account that started the checkout. */
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onLater: () => void;
}

/** Signs in again without leaving the payment. Typed data stays and the payment continues. */
export function SignInDialog({ email, onSignedIn, onLater }: SignInDialogProps) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const attempt = useChange((api) => api(login, { body: { email, password } }), {
    onDone({ token, user }) {
      session.login({ token, role: user.role });
      onSignedIn();
    },
    failure: 'inline',
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissing(password === '');
    if (password === '') event.currentTarget.querySelector<HTMLInputElement>('[name=password]')?.focus();
    else if (!attempt.isPending) attempt.mutate();
  }

  return (
    <ModalStep title={t('signIn.title.text')} isBusy={attempt.isPending} onLeave={onLater}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{t('signIn.text.body')}</p>
        {attempt.error && <Notice tone="danger">{messageOf(attempt.error) ?? t('signIn.failed.text')}</Notice>}
        <TextField label={t('field.email.label')} name="email" value={email} autoComplete="username" readOnly />
        <PasswordField
          name="password"
          label={t('signIn.password.label')}
          showLabel={t('signIn.password.show')}
          hideLabel={t('signIn.password.hide')}
          autoComplete="current-password"
          maxLength={128}
          aside={
            <UiLink render={<Link to="/auth/forgot-password" target="_blank" />}>{t('signIn.forgot.link')}</UiLink>
          }
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setIsMissing(false);
          }}
          error={isMissing && t('field.error.required')}
          required
        />
        <ModalActions>
          <Button variant="secondary" disabled={attempt.isPending} onClick={onLater}>
            {t('signIn.later.label')}
          </Button>
          <Button type="submit" loading={attempt.isPending} loadingLabel={t('signIn.submit.busy')}>
            {t('signIn.submit.label')}
          </Button>
        </ModalActions>
      </form>
    </ModalStep>
  );
}

/** The shop's message. Undefined if it did not answer. */
const messageOf = (cause: Error): string | undefined =>
  cause instanceof ApiError && cause.status >= 400 && cause.status < 500 ? cause.message : undefined;
