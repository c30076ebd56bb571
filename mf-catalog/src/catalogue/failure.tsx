import { ApiError } from '@aimante/api-contract';
import { useT } from '@aimante/remote';
import { ErrorPanel } from '@aimante/ui';
import type { ReactNode } from 'react';

interface FailureProps {
  readonly error: Error | null;
  /** What is said where the server gave no words of its own. */
  readonly title: string;
  readonly text: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly level?: 1 | 2;
  /** Beside another try. */
  readonly actions?: ReactNode;
}

/** A part of the shop that did not come: what happened, a reference, and another try. */
export function Failure({ error, title, text, isRetrying, onRetry, level, actions }: FailureProps) {
  const t = useT();
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
