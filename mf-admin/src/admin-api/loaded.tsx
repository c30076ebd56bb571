import { ApiError } from '@aimante/api-contract';
import { useT } from '@aimante/remote';
import { ErrorPanel } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useErrorText } from './error-text.ts';
import styles from './loaded.module.css';
import { isMissing, NotFound } from './not-found.tsx';
import { StaleLine } from './stale-line.tsx';

/** What has to be known of a query to show it. */
export interface LoadState<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  readonly query: LoadState<Data>;
  /** The final layout, empty. */
  readonly skeleton: ReactNode;
  /** What failed, where the server says nothing of it. */
  readonly failure?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brings: its skeleton, its failure with a way to try again where that may help, or its content, however old. */
export function Loaded<Data>({ query, skeleton, failure, children }: LoadedProps<Data>) {
  const t = useT();
  const errorText = useErrorText();
  if (query.data !== undefined)
    return (
      <>
        {query.error && <StaleLine query={query} />}
        {children(query.data)}
      </>
    );
  if (query.isPending) return <div aria-busy="true">{skeleton}</div>;
  const { error } = query;
  if (isMissing(error)) return <NotFound />;
  return (
    <ErrorPanel
      layout="inline"
      className={styles.failed}
      title={errorText(error, failure)}
      reference={
        error instanceof ApiError && error.requestId ? t('error.reference', { id: error.requestId }) : undefined
      }
      retryLabel={t('error.retry')}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
