import { ApiError } from '@aimante/api-contract';
import { ErrorPanel } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FailureProps {
  readonly error: Error | null;
  /** Shown if the server sent no message of its own. */
  readonly title: string;
  readonly text: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly level?: 1 | 2;
  /** Shown beside the retry button. */
  readonly actions?: ReactNode;
}

export function Failure({ error, title, text, isRetrying, onRetry, level, actions }: FailureProps) {
  const { t } = useTranslation();
  const { message, requestId } = error instanceof ApiError ? error : { message: '', requestId: undefined };
  return (
    <ErrorPanel
      title={message || title}
      reference={requestId && t('failure.reference', { reference: requestId })}
      onRetry={onRetry}
      retryLabel={t('failure.retry')}
      isRetrying={isRetrying}
      level={level}
      actions={actions}
    >
      {text}
    </ErrorPanel>
  );
}
