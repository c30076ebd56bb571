import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Confirmation, PendingConfirmation } from './confirmation.ts';
import type { Notices } from './notices.ts';

const NoticeToasts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ './notice-toasts.tsx')).NoticeToasts,
}));
const ConfirmationDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialog" */ './confirmation-dialog.tsx')).ConfirmationDialog,
}));

export interface FeedbackProps {
  readonly notices: Notices;
  readonly confirmation: Confirmation;
}

/** Toasts and questions for everybody. Their code comes with the first of them. */
export function Feedback({ notices, confirmation }: FeedbackProps) {
  const pending = useSyncExternalStore(confirmation.pending.subscribe, confirmation.pending.get, () => null);
  const hasNotices = useSyncExternalStore(
    notices.waiting.subscribe,
    () => notices.waiting.get().length > 0,
    () => false,
  );
  const [isSpeaking, setIsSpeaking] = useState(false);
  if (hasNotices && !isSpeaking) setIsSpeaking(true);
  return (
    <>
      <Suspense>{isSpeaking && <NoticeToasts notices={notices} />}</Suspense>
      {pending && (
        <Suspense fallback={<QuestionOnItsWay {...pending} />}>
          <ConfirmationDialog {...pending} />
        </Suspense>
      )}
    </>
  );
}

/** Escape takes a question back before it is seen, too. */
function QuestionOnItsWay({ answer }: PendingConfirmation) {
  useEffect(() => {
    const takeBack = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') answer(false);
    };
    addEventListener('keydown', takeBack);
    return () => removeEventListener('keydown', takeBack);
  }, [answer]);
  return null;
}
