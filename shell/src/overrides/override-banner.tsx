import type { OverriddenRemote } from '@aimante/contract';
import { useTranslation } from 'react-i18next';
import styles from './override-banner.module.css';

/** Says that this is not the released shop, and links back to it. */
export function OverrideBanner({ overridden }: { overridden: readonly OverriddenRemote[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.banner} aria-label={t('override.label')}>
      <ul>
        {overridden.map(({ remote, origin, isReached }) => (
          <li key={remote}>
            {t(isReached ? 'override.from' : 'override.noResponse', { remote, host: new URL(origin).host })}
          </li>
        ))}
      </ul>
      <a href="?override=none">{t('override.drop')}</a>
    </section>
  );
}
