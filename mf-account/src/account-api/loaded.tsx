import { useT } from '@aimante/remote';
import { ErrorPanel } from '@aimante/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from './error-text.ts';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data, Error>;
  /** The final layout, empty. */
  readonly skeleton: ReactNode;
  /** What failed, where the server says nothing of it. */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brings: its skeleton, its failure with a way to try again, or its content. */
export function Loaded<Data>({ query, skeleton, failure, children }: LoadedProps<Data>) {
  const t = useT();
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <div aria-busy="true">{skeleton}</div>;
  return (
    <ErrorPanel
      layout="inline"
      title={errorText(query.error, failure)}
      retryLabel={t('error.retry')}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
