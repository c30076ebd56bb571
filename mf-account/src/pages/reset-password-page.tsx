import { resetPassword } from '@aimante/api-contract/identity';
import { Link } from '@aimante/remote';
import { isRefusal, useChange, useErrorText } from '@aimante/remote/data';
import { judgePassword } from '@aimante/shop/password';
import { Button, Notice } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import form from '../form/form.module.css';
import { DeadLink } from '../mail-link/dead-link.tsx';
import { useMailToken } from '../mail-link/use-mail-token.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const token = useMailToken();
  const [password, setPassword] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const reset = useChange((api, body: { token: string; password: string }) => api(resetPassword, { body }), {
    failure: 'inline',
  });

  if (!token || isRefusal(reset.error, 'LINK_INVALID')) {
    return (
      <DeadLink message={reset.error?.message}>
        <Button render={<Link to="/auth/forgot-password" />}>{t('resetPassword.expired.link')}</Button>
      </DeadLink>
    );
  }
  if (reset.isSuccess) {
    return (
      <AuthFrame title={t('resetPassword.done.title')} text={reset.data.message}>
        <Button className={form.wide} render={<Link to="/auth/login" />}>
          {t('mailLink.login.link')}
        </Button>
      </AuthFrame>
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasTried(true);
    if (token && judgePassword(password).isAccepted) reset.mutate({ token, password });
    else event.currentTarget.querySelector('input')?.focus();
  }

  const isCommon = isRefusal(reset.error, 'PASSWORD_TOO_COMMON');
  const failure = reset.error ? errorText(reset.error) : undefined;
  const isShort = hasTried && !judgePassword(password).isAccepted;
  return (
    <AuthFrame title={t('resetPassword.intro.title')} text={t('resetPassword.intro.text')}>
      <form className={form.form} onSubmit={submit} noValidate>
        {failure && !isCommon && <Notice tone="danger">{failure}</Notice>}
        <NewPasswordField
          name="password"
          label={t('password.new.label')}
          typed={password}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isShort ? t('form.fault.password') : isCommon && failure}
        />
        <Button type="submit" className={form.wide} loading={reset.isPending}>
          {t('resetPassword.submit.button')}
        </Button>
      </form>
    </AuthFrame>
  );
}
