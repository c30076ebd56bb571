import { verifyEmail } from '@aimante/api-contract/identity';
import { getProfile } from '@aimante/api-contract/users';
import { Link, useSession } from '@aimante/remote';
import { isRefusal, useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../auth-frame/auth-frame.tsx';
import form from '../form/form.module.css';
import { InvalidLink } from '../mail-link/invalid-link.tsx';
import { useMailToken } from '../mail-link/use-mail-token.ts';

/**
 * Target of mail links that confirm an address, a new address, or the deletion of an account. Asks for a press, because
 * mail programs open links by themselves.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const token = useMailToken();
  const session = useSession();
  const confirm = useChange(
    async (api, secret: string) => {
      const answer = await api(verifyEmail, { body: { token: secret } });
      // A new address or a deletion ends the account's sessions. If this one is among them, the failed call makes the
      // platform drop it now.
      if (session) await api(getProfile).catch(() => undefined);
      return answer;
    },
    { failure: 'inline' },
  );

  if (!token || isRefusal(confirm.error, 'LINK_INVALID')) {
    return (
      <InvalidLink message={confirm.error?.message}>
        <Button render={<Link to="/auth/login" />}>{t('mailLink.login.link')}</Button>
      </InvalidLink>
    );
  }
  if (confirm.isSuccess) {
    return (
      <AuthFrame title={t('verifyEmail.done.title')} text={confirm.data.message}>
        <Button className={form.wide} render={<Link to="/auth/login" />}>
          {t('mailLink.login.link')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('verifyEmail.intro.title')} text={t('verifyEmail.intro.text')}>
      <div className={form.form}>
        {confirm.error && <Notice tone="danger">{errorText(confirm.error)}</Notice>}
        <Button className={form.wide} loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
          {t('verifyEmail.submit.button')}
        </Button>
      </div>
    </AuthFrame>
  );
}
