import { MagnetTile, Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { cakePicture } from '../pictures/cake.ts';
import { catPicture } from '../pictures/cat.ts';
import { lighthousePicture } from '../pictures/lighthouse.ts';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

const PHOTOS = [cakePicture, lighthousePicture, catPicture];

export function NewsletterBand() {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="newsletter-title">
      <div className={styles.words}>
        <h2 id="newsletter-title">{t('newsletter.title')}</h2>
        <p>{t('newsletter.text')}</p>
        <NewsletterForm />
      </div>
      <div className={styles.photos} aria-hidden="true">
        {PHOTOS.map((photo) => (
          <MagnetTile key={photo.src} widthMm={50} heightMm={50}>
            <Picture source={photo} alt="" sizes="8rem" />
          </MagnetTile>
        ))}
      </div>
    </section>
  );
}
