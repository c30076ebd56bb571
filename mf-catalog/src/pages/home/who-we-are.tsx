import { Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { workshopPicture } from '../../pictures/workshop.ts';
import { MoreLink } from '../../section/more-link.tsx';
import styles from './who-we-are.module.css';

export function WhoWeAre() {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="home-who-title">
      <div className={styles.picture}>
        <Picture source={workshopPicture} alt={t('home.who.picture')} sizes="(width >= 60rem) 42rem, 92vw" />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('home.who.eyebrow')}</p>
        <h2 id="home-who-title">{t('home.who.title')}</h2>
        <p className={styles.lead}>{t('home.who.lead')}</p>
        <p>{t('home.who.text')}</p>
        <MoreLink to="/about">{t('home.who.more')}</MoreLink>
      </div>
    </section>
  );
}
