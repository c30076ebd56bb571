import { deactivate } from '@aimante/api-contract/users';
import { deactivateSchema } from '@aimante/api-contract/users/schemas';
import { usePlatform } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Card, TextArea } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';

/** Deactivates the account until its owner logs in and reactivates it. */
export function Deactivation() {
  const { t } = useTranslation();
  const { confirm, session, navigate, notify } = usePlatform();
  const leave = useApiForm({
    schema: deactivateSchema,
    defaultValues: { reason: '' },
    ask: () =>
      confirm({
        title: t('myData.deactivate.question'),
        text: t('myData.deactivate.text'),
        confirm: t('myData.deactivate.button'),
        cancel: t('form.cancel.button'),
        isDangerous: true,
      }),
    send: (api, body) => api(deactivate, { body }),
    failure: t('myData.deactivate.failure'),
    onDone: async ({ message }) => {
      await session.logout();
      navigate('/', { replace: true });
      notify({ kind: 'success', text: message });
    },
  });
  return (
    <Card className={form.card} render={<section aria-labelledby="data-deactivate" />}>
      <h2 className={form.title} id="data-deactivate">
        {t('myData.deactivate.title')}
      </h2>
      <p className={form.lead}>{t('myData.deactivate.text')}</p>
      <ApiForm form={leave} className={form.form}>
        <TextArea
          {...leave.field('reason', t('myData.deactivate.reason'))}
          optional={t('form.field.optional')}
          maxLength={500}
          rows={3}
        />
        <div className={form.actions}>
          <Button type="submit" variant="secondary" loading={leave.change.isPending}>
            {t('myData.deactivate.button')}
          </Button>
        </div>
      </ApiForm>
    </Card>
  );
}
