import { login, type SessionAnswer } from '@aimante/api-contract/identity';
import { Link } from '@aimante/remote';
import { isRefusal, useChange, useErrorText } from '@aimante/remote/data';
import { Button, Checkbox, Notice, TextField, Link as UiLink, VisuallyHidden } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { typedText } from '../../form/typed-text.ts';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';

interface LoginFormProps {
  readonly onLogin: (answer: SessionAnswer) => void;
  /** True when another option comes before the form: the submit button is then secondary. */
  readonly isSecond: boolean;
}

export function LoginForm({ onLogin, isSecond }: LoginFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [missing, setMissing] = useState<'email' | 'password'>();
  const attempt = useChange(
    (api, body: { email: string; password: string; remember: boolean }) => api(login, { body }),
    { onDone: onLogin, failure: 'inline' },
  );
  const failure = attempt.error ? errorText(attempt.error, t('login.failure.text')) : undefined;
  const isWrong = isRefusal(attempt.error, 'INVALID_CREDENTIALS');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = typedText(data, 'email').trim();
    const password = typedText(data, 'password');
    const empty = !email ? 'email' : !password ? 'password' : undefined;
    setMissing(empty);
    if (empty) event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
    else attempt.mutate({ email, password, remember: data.has('remember') });
  }

  return (
    <form className={form.form} onSubmit={submit} onInput={() => setMissing(undefined)} noValidate>
      {failure && !isWrong && <Notice tone="danger">{failure}</Notice>}
      <TextField
        name="email"
        type="email"
        label={t('form.email.label')}
        autoComplete="username"
        error={missing === 'email' && t('form.fault.required')}
        required
      />
      <CurrentPasswordField
        name="password"
        label={t('login.password.label')}
        aside={<UiLink render={<Link to="/auth/forgot-password" />}>{t('login.forgot.link')}</UiLink>}
        error={missing === 'password' ? t('form.fault.required') : isWrong && failure}
      />
      <Checkbox name="remember" label={t('login.remember.label')} />
      <Button
        type="submit"
        className={form.wide}
        variant={isSecond ? 'secondary' : 'primary'}
        loading={attempt.isPending}
        loadingLabel={t('login.submit.busy')}
      >
        {t('login.submit.button')}
      </Button>
      {isWrong && (
        <VisuallyHidden>
          <span role="alert">{failure}</span>
        </VisuallyHidden>
      )}
    </form>
  );
}
