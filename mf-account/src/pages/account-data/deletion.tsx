import { requestDeletion } from '@aimante/api-contract/users';
import { requestDeletionSchema } from '@aimante/api-contract/users/schemas';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Card, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';
import { OwnerName } from '../../password/owner-name.tsx';
import { useProfile } from '../../use-profile.ts';

/** Asks for the password, then for a confirmation by mail. Nothing is deleted before both. */
export function Deletion() {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const ask = useApiForm({
    schema: requestDeletionSchema,
    defaultValues: { password: '' },
    send: (api, body) => api(requestDeletion, { body }),
    fieldOfCode: { WRONG_PASSWORD: 'password' },
  });
  return (
    <Card className={form.card} render={<section aria-labelledby="data-delete" />}>
      <h2 className={form.title} id="data-delete">
        {t('myData.delete.title')}
      </h2>
      <p className={form.lead}>{t('myData.delete.text')}</p>
      {ask.change.isSuccess ? (
        <Notice tone="success">{ask.change.data.message}</Notice>
      ) : (
        <ApiForm form={ask} className={form.form}>
          <OwnerName email={profile?.email} />
          <CurrentPasswordField {...ask.field('password', t('password.current.label'))} />
          <div className={form.actions}>
            <Button type="submit" variant="danger" loading={ask.change.isPending}>
              {t('myData.delete.button')}
            </Button>
          </div>
        </ApiForm>
      )}
    </Card>
  );
}
