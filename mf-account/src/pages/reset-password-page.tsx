import { resetPassword } from '@aimante/api-contract/identity';
import { resetPasswordSchema } from '@aimante/api-contract/identity/schemas';
import { Link } from '@aimante/remote';
import { isRefusal } from '@aimante/remote/data';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import form from '../form/form.module.css';
import { InvalidLink } from '../mail-link/invalid-link.tsx';
import { useMailToken } from '../mail-link/use-mail-token.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation();
  const token = useMailToken() ?? '';
  const reset = useApiForm({
    schema: resetPasswordSchema.pick({ password: true }),
    defaultValues: { password: '' },
    send: (api, { password }) => api(resetPassword, { body: { token, password } }),
    fieldOfCode: { PASSWORD_TOO_WEAK: 'password', PASSWORD_LEAKED: 'password' },
  });
  const { change, fields } = reset;
  if (!token || isRefusal(change.error, 'LINK_INVALID')) {
    return (
      <InvalidLink message={change.error?.message}>
        <Button render={<Link to="/auth/forgot-password" />}>{t('resetPassword.expired.link')}</Button>
      </InvalidLink>
    );
  }
  if (change.isSuccess) {
    return (
      <AuthFrame title={t('resetPassword.done.title')} text={change.data.message}>
        <Button className={form.wide} render={<Link to="/auth/login" />}>
          {t('mailLink.login.link')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('resetPassword.intro.title')} text={t('resetPassword.intro.text')}>
      <ApiForm form={reset} className={form.form}>
        <NewPasswordField {...reset.field('password', t('password.new.label'))} typed={fields.watch('password')} />
        <Button type="submit" className={form.wide} loading={change.isPending}>
          {t('resetPassword.submit.button')}
        </Button>
      </ApiForm>
    </AuthFrame>
  );
}
