import { ApiError, createClient } from '@aimante/api-contract';
import { login } from '@aimante/api-contract/identity';
import { type FactorChallenge, type FactorProof, finishLogin } from '@aimante/api-contract/second-factor';
import { Button, Dialog, Notice, PasswordField, TextField, Link as UiLink } from '@aimante/ui';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { Link } from '../link/link.tsx';
import { useLocale, usePlatform } from '../remote-context.ts';
import { FactorStep } from '../second-factor/factor-step.tsx';
import styles from './sign-in-dialog.module.css';
import type { SignInAnswer, SignInQuestion } from './sign-in-question.ts';

interface SignInDialogProps extends SignInQuestion {
  readonly onAnswer: (answer: SignInAnswer) => void;
}

/** Signs in again without leaving the page, so typed data stays. A login in another tab closes it too. */
export function SignInDialog({ email, canBeGuest = false, onAnswer }: SignInDialogProps) {
  const locale = useLocale();
  const texts = { fr, en }[locale];
  const { api, session } = usePlatform();
  const form = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [challenge, setChallenge] = useState<FactorChallenge>();
  useEffect(() => session.subscribe(() => session.get() && onAnswer('signed-in')), [session, onAnswer]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    const body = { email: text('email').trim(), password: text('password') };
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { token, user } = await createClient({ baseUrl: '', fetch: api.fetch })(login, { body });
      session.login({ token, role: user.role });
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'SECOND_FACTOR_NEEDED')
        setChallenge(cause.details as FactorChallenge);
      else setFailure(cause);
      setIsBusy(false);
    }
  }

  async function finish(ticket: string, proof: FactorProof) {
    const { token, user } = await createClient({ baseUrl: '', fetch: api.fetch })(finishLogin, {
      body: { ticket, proof },
    });
    session.login({ token, role: user.role });
  }

  const said = failure instanceof ApiError && failure.status >= 400 && failure.status < 500 ? failure : undefined;
  return (
    <Dialog
      open
      title={texts['signIn.title']}
      closeLabel={texts['signIn.close']}
      onOpenChange={(isOpen) => !(isOpen || isBusy) && onAnswer('later')}
      initialFocus={() => document.querySelector<HTMLInputElement>(`[id="${form}"] input:not([readonly])`)}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => onAnswer(canBeGuest ? 'guest' : 'later')}>
            {texts[canBeGuest ? 'signIn.guest' : 'signIn.later']}
          </Button>
          {!challenge && (
            <Button type="submit" form={form} loading={isBusy} loadingLabel={texts['signIn.busy']}>
              {texts['signIn.submit']}
            </Button>
          )}
        </>
      }
    >
      {challenge && <FactorStep challenge={challenge} onProof={(proof) => finish(challenge.ticket, proof)} />}
      <form id={form} className={styles.form} hidden={challenge !== undefined} onSubmit={submit}>
        <p>{texts['signIn.text']}</p>
        {failure !== undefined && (
          <Notice tone="danger">{said ? (said.messages?.[locale] ?? said.message) : texts['signIn.failed']}</Notice>
        )}
        <TextField
          label={texts['signIn.email']}
          type="email"
          name="email"
          defaultValue={email}
          readOnly={email !== undefined}
          autoComplete="username"
          required
        />
        <PasswordField
          name="password"
          label={texts['signIn.password']}
          showLabel={texts['signIn.show']}
          hideLabel={texts['signIn.hide']}
          autoComplete="current-password"
          maxLength={128}
          aside={<UiLink render={<Link to="/auth/forgot-password" target="_blank" />}>{texts['signIn.forgot']}</UiLink>}
          required
        />
      </form>
    </Dialog>
  );
}
