import { ApiError } from '@aimante/api-contract';
import { Link, useT } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { createContext, use } from 'react';
import styles from './loaded.module.css';

/** The list that the page of one thing belongs to. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

export const WayBackContext = createContext<WayBack | undefined>(undefined);

/** Nothing has that id (404), or nothing can have it (400 of the address). */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { details } = error;
  const isOfAddress = typeof details === 'object' && details !== null && 'in' in details && details.in === 'params';
  return error.status === 404 || (error.status === 400 && isOfAddress);
}

export function NotFound() {
  const t = useT();
  const back = use(WayBackContext);
  return (
    <EmptyState
      layout="inline"
      className={styles.failed}
      title={t('notFound.title')}
      actions={
        back && (
          <Button variant="secondary" size="desk" render={<Link to={back.to} />}>
            {back.label}
          </Button>
        )
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
