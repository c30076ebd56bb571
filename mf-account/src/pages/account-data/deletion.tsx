import { requestDeletion } from '@aimante/api-contract/users';
import { isRefusal, useChange, useErrorText, useLoad } from '@aimante/remote/data';
import { Button, Card, Notice } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { typedText } from '../../form/typed-text.ts';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';
import { OwnerName } from '../../password/owner-name.tsx';
import { profileQuery } from '../../profile-query.ts';

/** Asks for the password, then for a confirmation by mail. Nothing is deleted before both. */
export function Deletion() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data: profile } = useLoad(profileQuery);
  const [isMissing, setIsMissing] = useState(false);
  const ask = useChange((api, password: string) => api(requestDeletion, { body: { password } }), { failure: 'inline' });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = typedText(new FormData(event.currentTarget), 'password');
    setIsMissing(!password);
    if (password) ask.mutate(password);
  }

  const failure = ask.error ? errorText(ask.error) : undefined;
  const isWrong = isRefusal(ask.error, 'WRONG_PASSWORD');
  return (
    <Card className={form.card} render={<section aria-labelledby="data-delete" />}>
      <h2 className={form.title} id="data-delete">
        {t('myData.delete.title')}
      </h2>
      <p className={form.lead}>{t('myData.delete.text')}</p>
      {ask.isSuccess ? (
        <Notice tone="success">{ask.data.message}</Notice>
      ) : (
        <form className={form.form} onSubmit={submit} onInput={() => setIsMissing(false)} noValidate>
          <OwnerName email={profile?.email} />
          {failure && !isWrong && <Notice tone="danger">{failure}</Notice>}
          <CurrentPasswordField name="password" error={isMissing ? t('form.fault.required') : isWrong && failure} />
          <div className={form.actions}>
            <Button type="submit" variant="danger" loading={ask.isPending}>
              {t('myData.delete.button')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
