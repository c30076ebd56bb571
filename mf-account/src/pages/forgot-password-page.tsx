import { forgotPassword } from '@aimante/api-contract/identity';
import { forgotPasswordSchema } from '@aimante/api-contract/identity/schemas';
import { Link } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, TextField, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import form from '../form/form.module.css';
import { MailSent } from '../mail-link/mail-sent.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const ask = useApiForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    send: (api, body) => api(forgotPassword, { body }),
  });
  if (ask.change.isSuccess) {
    return (
      <MailSent
        title={t('forgotPassword.sent.title')}
        email={ask.change.variables.email}
        message={ask.change.data.message}
        again={t('forgotPassword.sent.again')}
        onAgain={ask.again}
        login="/auth/login"
      />
    );
  }
  return (
    <AuthFrame title={t('forgotPassword.intro.title')} text={t('forgotPassword.intro.text')}>
      <ApiForm form={ask} className={form.form}>
        <TextField {...ask.field('email', t('form.email.label'))} type="email" autoComplete="username" required />
        <Button type="submit" className={form.wide} loading={ask.change.isPending}>
          {t('forgotPassword.submit.button')}
        </Button>
        <p>
          <UiLink render={<Link to="/auth/login" />}>{t('mailLink.login.link')}</UiLink>
        </p>
      </ApiForm>
    </AuthFrame>
  );
}
