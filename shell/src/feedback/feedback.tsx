import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { Confirmation } from './confirmation.ts';
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
    <Suspense>
      {isSpeaking && <NoticeToasts notices={notices} />}
      {pending && <ConfirmationDialog {...pending} />}
    </Suspense>
  );
}
