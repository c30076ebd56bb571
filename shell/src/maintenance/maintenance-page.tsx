import {
  LOCALES,
  localizePath,
  type Maintenance,
  type PageLocation,
  rememberLocale,
  splitLocale,
} from '@aimante/contract';
import { Link } from '@aimante/remote';
import { Button, DoorArt } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import logo from '../layout/logo.svg';
import { useShell } from '../shell-context.ts';
import { useLocale } from '../texts.tsx';
import styles from './maintenance-page.module.css';

interface MaintenancePageProps {
  readonly maintenance: Maintenance;
  readonly location: PageLocation;
}

/** Shown at every public address while the shop is closed for maintenance. */
export function MaintenancePage({ maintenance, location }: MaintenancePageProps) {
  const { t } = useTranslation();
  const { config } = useShell();
  const locale = useLocale();
  const { path } = splitLocale(location.pathname);
  const contact = maintenance.contact || config.shop?.email;
  const time = maintenance.estimatedTime[locale] || t('maintenance.defaultTime');
  return (
    <div className={styles.page}>
      <img src={logo} alt="Aimanté" width="138" height="32" />
      <DoorArt scene="slots" />
      <h1>{t('maintenance.title')}</h1>
      <p className={styles.lead}>{t('maintenance.subtitle')}</p>
      <p>{maintenance.message[locale] || t('maintenance.message')}</p>
      <p className={styles.time}>{t('maintenance.estimated', { time })}</p>
      {contact && <p>{t('maintenance.contact', { contact })}</p>}
      <Button onClick={() => window.location.reload()}>{t('maintenance.refresh')}</Button>
      <nav className={styles.languages} aria-label={t('maintenance.language')}>
        {LOCALES.map((language) => (
          <Link
            key={language}
            to={localizePath(path, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={() => rememberLocale(language)}
          >
            {t(`header.language.${language}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
