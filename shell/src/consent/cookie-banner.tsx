import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalized } from '../texts.tsx';
import type { Consent } from './consent.ts';
import styles from './cookie-banner.module.css';
import './floor.css';

/** Refusing is as easy as accepting: both buttons look alike. */
export function CookieBanner({ consent }: { consent: Consent }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const choice = useSyncExternalStore(consent.subscribe, consent.get, () => 'refused' as const);
  if (choice !== 'unset') return null;
  return (
    <section className={styles.banner} aria-label={t('cookies.region')} data-cookie-banner="">
      <p>
        {t('cookies.text')} <Link to={localized('/legal/privacy')}>{t('cookies.more')}</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => consent.choose(false)}>
          {t('cookies.refuse')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => consent.choose(true)}>
          {t('cookies.accept')}
        </Button>
      </div>
    </section>
  );
}
