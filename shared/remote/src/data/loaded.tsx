import { ApiError } from '@aimante/api-contract';
import { ErrorPanel, type ErrorPanelProps } from '@aimante/ui';
import { type ReactNode, useContext } from 'react';
import { isMissing } from './api-error-kind.ts';
import { LoadedContext } from './loaded-context.ts';
import { NotFound } from './not-found.tsx';
import { StaleLine } from './stale-line.tsx';
import { useDataTexts } from './use-data-texts.ts';
import { useErrorText } from './use-error-text.ts';

/** The part of a query that `Loaded` reads. */
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
  /** The final layout without content. */
  readonly skeleton: ReactNode;
  /** The text of a failure when the answer has no message. */
  readonly failure?: string;
  /** Changes the panel of a failure, which is inline by default. */
  readonly panel?: Pick<ErrorPanelProps, 'layout' | 'level' | 'className' | 'actions' | 'children'>;
  /** Replaces the panel for an object that does not exist. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A query on the page: its skeleton, its content, or its failure with a button to retry. After a failed reload, the old
 * content stays with its time.
 */
export function Loaded<Data>({ query, skeleton, failure, panel, missing = <NotFound />, children }: LoadedProps<Data>) {
  const t = useDataTexts();
  const errorText = useErrorText();
  const { className } = useContext(LoadedContext);
  const { data, error } = query;
  if (data !== undefined)
    return (
      <>
        {error && <StaleLine query={query} />}
        {children(data)}
      </>
    );
  if (query.isPending) return <div aria-busy="true">{skeleton}</div>;
  if (isMissing(error)) return <>{missing}</>;
  const id = error instanceof ApiError ? error.requestId : undefined;
  return (
    <ErrorPanel
      layout="inline"
      className={className}
      title={errorText(error, failure)}
      reference={id && t('reference', { id })}
      retryLabel={t('retry')}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      {...panel}
    />
  );
}
