import { ApiError } from '@aimante/api-contract';
import { login, type SessionAnswer } from '@aimante/api-contract/identity';
import { loginSchema } from '@aimante/api-contract/identity/schemas';
import type { FactorChallenge } from '@aimante/api-contract/second-factor';
import { Link } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Checkbox, TextField, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

interface LoginFormProps {
  readonly onLogin: (answer: SessionAnswer) => void;
  /** The password is right, and the account has a second factor. */
  readonly onSecondStep: (challenge: FactorChallenge) => void;
  /** True when another option comes before the form: the submit button is then secondary. */
  readonly isSecond: boolean;
}

export function LoginForm({ onLogin, onSecondStep, isSecond }: LoginFormProps) {
  const { t } = useTranslation();
  const attempt = useApiForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '', remember: false },
    send: (api, body) => api(login, { body }),
    fieldOfCode: { INVALID_CREDENTIALS: 'password' },
    failure: t('login.failure.text'),
    onDone: onLogin,
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED')) return false;
      onSecondStep(error.details as FactorChallenge);
      return true;
    },
  });
  const { field } = attempt;
  return (
    <ApiForm form={attempt} className={form.form}>
      <TextField {...field('email', t('form.email.label'))} type="email" autoComplete="username" required />
      <CurrentPasswordField
        {...field('password', t('login.password.label'))}
        aside={<UiLink render={<Link to="/auth/forgot-password" />}>{t('login.forgot.link')}</UiLink>}
      />
      <Checkbox {...field('remember', t('login.remember.label'))} />
      <Button
        type="submit"
        className={form.wide}
        variant={isSecond ? 'secondary' : 'primary'}
        loading={attempt.change.isPending}
        loadingLabel={t('login.submit.busy')}
      >
        {t('login.submit.button')}
      </Button>
      <PasskeyLogin onLogin={onLogin} />
    </ApiForm>
  );
}
