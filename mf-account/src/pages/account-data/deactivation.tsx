import { deactivate } from '@aimante/api-contract/users';
import { usePlatform } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Card, Notice, TextArea } from '@aimante/ui';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { typedText } from '../../form/typed-text.ts';

/** Deactivates the account until its owner logs in and reactivates it. */
export function Deactivation() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { confirm, session, navigate, notify } = usePlatform();
  const leave = useChange((api, reason: string) => api(deactivate, { body: { reason } }), {
    onDone: async ({ message }) => {
      await session.logout();
      navigate('/', { replace: true });
      notify({ kind: 'success', text: message });
    },
    failure: 'inline',
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = typedText(new FormData(event.currentTarget), 'reason').trim();
    const isSure = await confirm({
      title: t('myData.deactivate.question'),
      text: t('myData.deactivate.text'),
      confirm: t('myData.deactivate.button'),
      cancel: t('form.cancel.button'),
      isDangerous: true,
    });
    if (isSure) leave.mutate(reason);
  }

  return (
    <Card className={form.card} render={<section aria-labelledby="data-deactivate" />}>
      <h2 className={form.title} id="data-deactivate">
        {t('myData.deactivate.title')}
      </h2>
      <p className={form.lead}>{t('myData.deactivate.text')}</p>
      <form className={form.form} onSubmit={submit}>
        {leave.error && <Notice tone="danger">{errorText(leave.error, t('myData.deactivate.failure'))}</Notice>}
        <TextArea
          name="reason"
          label={t('myData.deactivate.reason')}
          optional={t('form.field.optional')}
          maxLength={500}
          rows={3}
        />
        <div className={form.actions}>
          <Button type="submit" variant="secondary" loading={leave.isPending}>
            {t('myData.deactivate.button')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
