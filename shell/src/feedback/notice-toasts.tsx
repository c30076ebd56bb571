import type { Notice } from '@aimante/contract';
import { createToastQueue, ToastRegion } from '@aimante/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notices } from './notices.ts';

export function NoticeToasts({ notices }: { notices: Notices }) {
  const { t } = useTranslation();
  const [queue] = useState(createToastQueue);
  const waiting = useSyncExternalStore(notices.waiting.subscribe, notices.waiting.get);
  useEffect(() => {
    if (waiting.length > 0) for (const notice of notices.take()) queue.add(toToast(notice));
  }, [waiting, notices, queue]);
  return <ToastRegion queue={queue} label={t('toast.region')} closeLabel={t('toast.close')} />;
}

function toToast({ kind, text, action }: Notice) {
  const tone = kind === 'error' ? ('danger' as const) : kind;
  return { text, tone, action: action && { label: action.label, onPress: action.run } };
}
