import { changePassword } from '@aimante/api-contract/identity';
import { usePlatform } from '@aimante/remote';
import { isRefusal, useChange, useErrorText, useLoad } from '@aimante/remote/data';
import { judgePassword } from '@aimante/shop/password';
import { Button, Card, Notice } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { CurrentPasswordField } from '../../password/current-password-field.tsx';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import { OwnerName } from '../../password/owner-name.tsx';
import { profileQuery } from '../../profile-query.ts';
import { SESSIONS_KEY } from './session-query.ts';

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '' };

/** Signs out the other devices. This one continues with the session from the answer. */
export function PasswordChange() {
  const { t } = useTranslation();
  const { session, notify } = usePlatform();
  const errorText = useErrorText();
  const { data: profile } = useLoad(profileQuery);
  const [typed, setTyped] = useState(EMPTY);
  const [hasTried, setHasTried] = useState(false);
  const change = useChange((api, body: Passwords) => api(changePassword, { body }), {
    onDone: ({ token, user }) => {
      session.login({ token, role: user.role });
      setTyped(EMPTY);
      setHasTried(false);
      notify({ kind: 'success', text: t('security.password.done') });
    },
    refresh: [SESSIONS_KEY],
    failure: 'inline',
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasTried(true);
    if (typed.currentPassword && judgePassword(typed.newPassword).isAccepted) change.mutate(typed);
  }

  const failure = change.error ? errorText(change.error) : undefined;
  const isWrong = isRefusal(change.error, 'WRONG_PASSWORD');
  const isCommon = isRefusal(change.error, 'PASSWORD_TOO_COMMON');
  const isWeak = hasTried && !judgePassword(typed.newPassword).isAccepted;
  return (
    <Card className={form.card} render={<section aria-labelledby="password-change" />}>
      <h2 className={form.title} id="password-change">
        {t('security.password.title')}
      </h2>
      <p className={form.lead}>{t('security.password.text')}</p>
      <form className={form.form} onSubmit={submit} noValidate>
        <OwnerName email={profile?.email} />
        {failure && !isWrong && !isCommon && <Notice tone="danger">{failure}</Notice>}
        <CurrentPasswordField
          value={typed.currentPassword}
          onChange={({ currentTarget }) => setTyped({ ...typed, currentPassword: currentTarget.value })}
          error={hasTried && !typed.currentPassword ? t('form.fault.required') : isWrong && failure}
        />
        <NewPasswordField
          label={t('security.password.new')}
          typed={typed.newPassword}
          value={typed.newPassword}
          onChange={({ currentTarget }) => setTyped({ ...typed, newPassword: currentTarget.value })}
          error={isWeak ? t('form.fault.password') : isCommon && failure}
        />
        <div className={form.actions}>
          <Button type="submit" variant="secondary" loading={change.isPending}>
            {t('security.password.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
