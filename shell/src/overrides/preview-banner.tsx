import { type Preview, splitLocale } from '@aimante/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './override-banner.module.css';

/** Names the release that is shown before it is live, and links back to the live ones. */
export function PreviewBanner({ preview: { name, version, until } }: { preview: Preview }) {
  const { t } = useTranslation();
  const { locale } = splitLocale(useLocation().pathname);
  const end = new Date(until).toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', MOMENT);
  return (
    <section className={styles.banner} aria-label={t('preview.label')}>
      <span>{t('preview.of', { release: `${name}@${version}`, until: end })}</span>
      <a href="?preview=none">{t('preview.leave')}</a>
    </section>
  );
}

/** With a time zone, the server writes the same text as the browser. */
const MOMENT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
