import { ApiError, createClient } from '@aimante/api-contract';
import { type FactorChallenge, finishStepUp, startStepUp } from '@aimante/api-contract/second-factor';
import { Button, Dialog, Notice, Skeleton } from '@aimante/ui';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLocale, usePlatform } from '../remote-context.ts';
import type { SignInAnswer } from '../sign-in/sign-in-question.ts';
import { FactorStep } from './factor-step.tsx';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

interface StepUpDialogProps {
  readonly onAnswer: (answer: SignInAnswer) => void;
}

/** Asks for the second factor before a protected action, without leaving the page. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const texts = { fr, en }[useLocale()];
  const { api } = usePlatform();
  const call = useMemo(() => createClient({ baseUrl: '', fetch: api.fetch }), [api]);
  const [challenge, setChallenge] = useState<FactorChallenge>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const stop = new AbortController();
    call(startStepUp, {}, { signal: stop.signal }).then(setChallenge, (cause: unknown) => {
      if (!stop.signal.aborted) setFailure(cause);
    });
    return () => stop.abort();
  }, [call]);
  const isMissing = failure instanceof ApiError && failure.code === 'SECOND_FACTOR_MISSING';
  return (
    <Dialog
      open
      title={texts['stepUp.title']}
      closeLabel={texts['stepUp.close']}
      onOpenChange={(isOpen) => !isOpen && onAnswer('later')}
      actions={
        <Button variant="secondary" onClick={() => onAnswer('later')}>
          {texts['stepUp.later']}
        </Button>
      }
    >
      <p>{texts['stepUp.text']}</p>
      {failure !== undefined && <Notice tone="danger">{texts[isMissing ? 'stepUp.missing' : 'factor.stopped']}</Notice>}
      {isMissing && <Link to="/account/security">{texts['stepUp.add']}</Link>}
      {challenge ? (
        <FactorStep
          challenge={challenge}
          onProof={async (proof) => {
            await call(finishStepUp, { body: { ticket: challenge.ticket, proof } });
            onAnswer('signed-in');
          }}
        />
      ) : (
        failure === undefined && <Skeleton shape="block" height="8rem" />
      )}
    </Dialog>
  );
}
