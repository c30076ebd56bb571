import { untilLoaded } from '@aimante/remote';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../boundary/boundary.tsx';
import type { Confirmation } from './confirmation.ts';
import { NetworkNotice } from './network-notice.tsx';
import type { Notices } from './notices.ts';
import { PlainNotices } from './plain-notices.tsx';
import { PlainQuestion, QuestionDialog } from './plain-question.tsx';

const NoticeToasts = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "toasts" */ './notice-toasts.tsx'))).NoticeToasts,
}));
const ConfirmationDialog = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "dialog" */ './confirmation-dialog.tsx')))
    .ConfirmationDialog,
}));

export interface FeedbackProps {
  readonly notices: Notices;
  readonly confirmation: Confirmation;
}

/** Toasts and questions of the whole site. Their code loads with the first of them. */
export function Feedback({ notices, confirmation }: FeedbackProps) {
  const pending = useSyncExternalStore(confirmation.pending.subscribe, confirmation.pending.get, () => null);
  const hasNotices = useSyncExternalStore(
    notices.waiting.subscribe,
    () => notices.waiting.get().length > 0,
    () => false,
  );
  const [hasHadNotices, setHasHadNotices] = useState(false);
  if (hasNotices && !hasHadNotices) setHasHadNotices(true);
  return (
    <>
      <Boundary region="network" fallback={() => null}>
        <NetworkNotice />
      </Boundary>
      <Boundary region="toasts" fallback={() => <PlainNotices notices={notices} haveToastsCrashed />}>
        <Suspense fallback={<PlainNotices notices={notices} />}>
          {hasHadNotices && <NoticeToasts notices={notices} />}
        </Suspense>
      </Boundary>
      {pending && (
        <Boundary region="dialog" fallback={() => <QuestionDialog {...pending} />}>
          <Suspense fallback={<PlainQuestion {...pending} />}>
            <ConfirmationDialog {...pending} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
