import { ApiError } from '@aimante/api-contract';
import type { FactorChallenge, FactorProof } from '@aimante/api-contract/second-factor';
import { useLocale } from '@aimante/remote';
import { Button, Notice, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './factor-step.module.css';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import { askPasskey } from './passkey-calls.ts';

export interface FactorStepProps {
  readonly challenge: FactorChallenge;
  /** Sends the proof. Rejects with the refusal of the API. */
  readonly onProof: (proof: FactorProof) => Promise<unknown>;
}

/** Asks for the passkey, or for a code of the app or of the recovery list. */
export function FactorStep({ challenge, onProof }: FactorStepProps) {
  const locale = useLocale();
  const texts = { fr, en }[locale];
  const [busy, setBusy] = useState<'passkey' | 'code'>();
  const [failure, setFailure] = useState<unknown>();
  const { passkey, hasCode } = challenge;

  async function run(kind: 'passkey' | 'code', prove: () => Promise<FactorProof>) {
    if (busy) return;
    setBusy(kind);
    setFailure(undefined);
    try {
      await onProof(await prove());
    } catch (cause) {
      setFailure(cause);
    }
    setBusy(undefined);
  }

  function sendCode(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (typeof code === 'string' && code.trim().length > 5)
      void run('code', () => Promise.resolve({ code: code.trim() }));
  }

  return (
    <div className={styles.step}>
      {failure !== undefined && (
        <Notice tone="danger">
          {failure instanceof ApiError && failure.status > 0
            ? (failure.messages?.[locale] ?? failure.message)
            : texts['factor.stopped']}
        </Notice>
      )}
      {passkey && (
        <Button
          loading={busy === 'passkey'}
          onClick={() => void run('passkey', async () => ({ passkey: await askPasskey(passkey) }))}
        >
          {texts['factor.passkey']}
        </Button>
      )}
      {passkey && hasCode && <p className={styles.or}>{texts['factor.or']}</p>}
      {hasCode && (
        <form className={styles.step} onSubmit={sendCode}>
          <TextField
            name="code"
            label={texts['factor.code']}
            help={texts['factor.codeHelp']}
            autoComplete="one-time-code"
            maxLength={30}
            required
          />
          <Button type="submit" variant={passkey ? 'secondary' : 'primary'} loading={busy === 'code'}>
            {texts['factor.submit']}
          </Button>
        </form>
      )}
    </div>
  );
}
