import type { SessionAnswer } from '@aimante/api-contract/identity';
import { finishLogin, startPasskeyLogin } from '@aimante/api-contract/second-factor';
import { untilLoaded, useHasScripts } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';

/** Logs in with a passkey alone: it knows its account, and replaces the password. */
export function PasskeyLogin({ onLogin }: { readonly onLogin: (answer: SessionAnswer) => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const hasScripts = useHasScripts();
  const attempt = useChange(
    async (api) => {
      const { ticket, passkey } = await api(startPasskeyLogin);
      const { askPasskey } = await untilLoaded(() => import('@aimante/remote/second-factor'));
      const proof = { passkey: await askPasskey(passkey ?? {}) };
      return api(finishLogin, { body: { ticket, proof } });
    },
    { onDone: onLogin, failure: 'inline' },
  );
  if (!hasScripts || !('PublicKeyCredential' in window)) return null;
  // The visitor closed the browser's question: nothing to say.
  const isCancelled = attempt.error?.name === 'NotAllowedError';
  return (
    <>
      {attempt.error && !isCancelled && <Notice tone="danger">{errorText(attempt.error)}</Notice>}
      <Button
        variant="secondary"
        className={form.wide}
        icon={<KeyRound size={18} />}
        loading={attempt.isPending}
        onClick={() => attempt.mutate()}
      >
        {t('login.passkey.button')}
      </Button>
    </>
  );
}
