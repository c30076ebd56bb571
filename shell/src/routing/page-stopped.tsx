import type { StoppedRemote } from '@aimante/contract';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { NoPage } from './no-page.tsx';

interface PageStoppedProps {
  readonly why: StoppedRemote['kind'];
  readonly onShown: () => void;
}

/** Replaces the pages of a remote without a live release. */
export function PageStopped({ why, onShown }: PageStoppedProps) {
  const { t } = useTranslation();
  if (why === 'retired')
    return <NoPage title={t('stopped.retired.title')} text={t('stopped.retired.text')} onShown={onShown} />;
  const retry = <Button onClick={() => globalThis.location.reload()}>{t('failure.retry')}</Button>;
  return <NoPage title={t('stopped.killed.title')} text={t('stopped.killed.text')} action={retry} onShown={onShown} />;
}
