import { forgotPassword } from '@aimante/api-contract/identity';
import { Link } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice, TextField, Link as UiLink } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import form from '../form/form.module.css';
import { looksLikeEmail } from '../form/looks-like-email.ts';
import { typedText } from '../form/typed-text.ts';
import { MailSent } from '../mail-link/mail-sent.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [fault, setFault] = useState<'form.fault.required' | 'form.fault.email'>();
  const ask = useChange((api, email: string) => api(forgotPassword, { body: { email } }), { failure: 'inline' });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = typedText(new FormData(event.currentTarget), 'email').trim();
    const found = !email ? 'form.fault.required' : looksLikeEmail(email) ? undefined : 'form.fault.email';
    setFault(found);
    if (found) event.currentTarget.querySelector('input')?.focus();
    else ask.mutate(email);
  }

  if (ask.isSuccess) {
    return (
      <MailSent
        title={t('forgotPassword.sent.title')}
        email={ask.variables}
        message={ask.data.message}
        again={t('forgotPassword.sent.again')}
        onAgain={ask.reset}
        login="/auth/login"
      />
    );
  }
  return (
    <AuthFrame title={t('forgotPassword.intro.title')} text={t('forgotPassword.intro.text')}>
      <form className={form.form} onSubmit={submit} onInput={() => setFault(undefined)} noValidate>
        {ask.error && <Notice tone="danger">{errorText(ask.error)}</Notice>}
        <TextField
          name="email"
          type="email"
          label={t('form.email.label')}
          autoComplete="username"
          error={fault && t(fault)}
          required
        />
        <Button type="submit" className={form.wide} loading={ask.isPending}>
          {t('forgotPassword.submit.button')}
        </Button>
        <p>
          <UiLink render={<Link to="/auth/login" />}>{t('mailLink.login.link')}</UiLink>
        </p>
      </form>
    </AuthFrame>
  );
}
