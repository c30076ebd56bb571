import { Link } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { useContext } from 'react';
import { LoadedContext } from './loaded-context.ts';
import { useDataTexts } from './use-data-texts.ts';

/** Replaces an object that does not exist. */
export function NotFound() {
  const t = useDataTexts();
  const { back, className } = useContext(LoadedContext);
  return (
    <EmptyState
      layout="inline"
      className={className}
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
