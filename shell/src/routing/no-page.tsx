import { Link } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalized } from '../texts.tsx';
import styles from './page-panel.module.css';

interface NoPageProps {
  readonly title: string;
  readonly text: string;
  /** The main button. Without one, the way home is the main button. */
  readonly action?: ReactNode;
  readonly onShown: () => void;
}

/** The panel at an address that has no page now. */
export function NoPage({ title, text, action, onShown }: NoPageProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {action}
            <Button variant={action ? 'text' : 'primary'} render={<Link to={localized('/')} />}>
              {t('notFound.home')}
            </Button>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
