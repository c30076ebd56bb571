import { changePassword } from '@aimante/api-contract/identity';
import { changePasswordSchema } from '@aimante/api-contract/identity/schemas';
import { usePlatform } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Card } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import { OwnerName } from '../../password/owner-name.tsx';
import { useProfile } from '../../use-profile.ts';
import { SESSIONS_KEY } from './use-sessions.ts';

/** Signs out the other devices. This one continues with the session from the answer. */
export function PasswordChange() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const { data: profile } = useProfile();
  const change = useApiForm({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '' },
    send: (api, body) => api(changePassword, { body }),
    fieldOfCode: {
      WRONG_PASSWORD: 'currentPassword',
      PASSWORD_TOO_WEAK: 'newPassword',
      PASSWORD_LEAKED: 'newPassword',
    },
    refresh: [SESSIONS_KEY],
    done: t('security.password.done'),
    onDone: ({ token, user }) => {
      session.login({ token, role: user.role });
      change.again();
    },
  });
  return (
    <Card className={form.card} render={<section aria-labelledby="password-change" />}>
      <h2 className={form.title} id="password-change">
        {t('security.password.title')}
      </h2>
      <p className={form.lead}>{t('security.password.text')}</p>
      <ApiForm form={change} className={form.form}>
        <OwnerName email={profile?.email} />
        <CurrentPasswordField {...change.field('currentPassword', t('password.current.label'))} />
        <NewPasswordField
          {...change.field('newPassword', t('security.password.new'))}
          typed={change.fields.watch('newPassword')}
        />
        <div className={form.actions}>
          <Button type="submit" variant="secondary" loading={change.change.isPending}>
            {t('security.password.submit')}
          </Button>
        </div>
      </ApiForm>
    </Card>
  );
}
