import { changeEmail } from '@aimante/api-contract/users';
import { isRefusal, useChange, useErrorText, useLoad } from '@aimante/remote/data';
import { Button, Card, Notice, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { looksLikeEmail } from '../../form/looks-like-email.ts';
import { typedText } from '../../form/typed-text.ts';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';
import { profileQuery } from '../../profile-query.ts';

/** The new address must be confirmed by a link. Until then the old one stays. */
export function EmailChange() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const profile = useLoad(profileQuery);
  const [fault, setFault] = useState<'email' | 'password'>();
  const ask = useChange((api, body: { email: string; password: string }) => api(changeEmail, { body }), {
    failure: 'inline',
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = typedText(data, 'email').trim();
    const password = typedText(data, 'password');
    const found = !looksLikeEmail(email) ? 'email' : !password ? 'password' : undefined;
    setFault(found);
    if (found) event.currentTarget.querySelector<HTMLInputElement>(`[name=${found}]`)?.focus();
    else ask.mutate({ email, password });
  }

  const failure = ask.error ? errorText(ask.error) : undefined;
  const isWrong = isRefusal(ask.error, 'WRONG_PASSWORD');
  return (
    <Card className={form.card} render={<section aria-labelledby="email-change" />}>
      <h2 className={form.title} id="email-change">
        {t('security.email.title')}
      </h2>
      <p className={form.lead}>
        {profile.data ? t('security.email.current', { email: profile.data.email }) : t('security.email.text')}
      </p>
      {ask.isSuccess ? (
        <Notice tone="success">{ask.data.message}</Notice>
      ) : (
        <form className={form.form} onSubmit={submit} onInput={() => setFault(undefined)} noValidate>
          {failure && !isWrong && <Notice tone="danger">{failure}</Notice>}
          <div className={form.pair}>
            <TextField
              name="email"
              type="email"
              label={t('security.email.new')}
              autoComplete="email"
              error={fault === 'email' && t('form.fault.email')}
            />
            <CurrentPasswordField
              name="password"
              error={fault === 'password' ? t('form.fault.required') : isWrong && failure}
            />
          </div>
          <div className={form.actions}>
            <Button type="submit" variant="secondary" loading={ask.isPending}>
              {t('security.email.submit')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
