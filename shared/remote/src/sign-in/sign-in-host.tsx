import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { untilLoaded } from '../until-loaded.ts';
import type { AskSignIn, SignInAnswer, SignInQuestion } from './sign-in-question.ts';

const SignInDialog = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "sign-in" */ './sign-in-dialog.tsx'))).SignInDialog,
}));

const StepUpDialog = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "step-up" */ '../second-factor/step-up-dialog.tsx')))
    .StepUpDialog,
}));

interface PendingSignIn {
  readonly question: SignInQuestion;
  readonly answer: (answer: SignInAnswer) => void;
}

/** Asks to sign in again on the page of a piece. Several calls that ask at the same time get one dialog. */
export function useSignInHost(): { readonly askSignIn: AskSignIn; readonly dialog: ReactNode } {
  const [pending, setPending] = useState<PendingSignIn>();
  const asked = useRef<Promise<SignInAnswer>>(undefined);
  const askSignIn = useCallback<AskSignIn>((question) => {
    asked.current ??= new Promise((resolve) => {
      const answer = (given: SignInAnswer) => {
        asked.current = undefined;
        setPending(undefined);
        resolve(given);
      };
      setPending({ question, answer });
    });
    return asked.current;
  }, []);
  const dialog = pending && (
    <Suspense>
      {pending.question.isStepUp ? (
        <StepUpDialog onAnswer={pending.answer} />
      ) : (
        <SignInDialog {...pending.question} onAnswer={pending.answer} />
      )}
    </Suspense>
  );
  return { askSignIn, dialog };
}
