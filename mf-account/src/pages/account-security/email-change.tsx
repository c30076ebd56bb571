import { changeEmail } from '@aimante/api-contract/users';
import { changeEmailSchema } from '@aimante/api-contract/users/schemas';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Card, Notice, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';
import { useProfile } from '../../use-profile.ts';

/** The new address must be confirmed by a link. Until then the old one stays. */
export function EmailChange() {
  const { t } = useTranslation();
  const profile = useProfile();
  const ask = useApiForm({
    schema: changeEmailSchema,
    defaultValues: { email: '', password: '' },
    send: (api, body) => api(changeEmail, { body }),
    fieldOfCode: { WRONG_PASSWORD: 'password' },
  });
  return (
    <Card className={form.card} render={<section aria-labelledby="email-change" />}>
      <h2 className={form.title} id="email-change">
        {t('security.email.title')}
      </h2>
      <p className={form.lead}>
        {profile.data ? t('security.email.current', { email: profile.data.email }) : t('security.email.text')}
      </p>
      {ask.change.isSuccess ? (
        <Notice tone="success">{ask.change.data.message}</Notice>
      ) : (
        <ApiForm form={ask} className={form.form}>
          <div className={form.pair}>
            <TextField {...ask.field('email', t('security.email.new'))} type="email" autoComplete="email" />
            <CurrentPasswordField {...ask.field('password', t('password.current.label'))} />
          </div>
          <div className={form.actions}>
            <Button type="submit" variant="secondary" loading={ask.change.isPending}>
              {t('security.email.submit')}
            </Button>
          </div>
        </ApiForm>
      )}
    </Card>
  );
}
