import { Link } from '@aimante/remote';
import { Button, Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { quoteStackPicture } from '../../pictures/quote-stack.ts';
import styles from './quote-band.module.css';

export function QuoteBand() {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="quote-band-title">
      <div className={styles.picture}>
        <Picture source={quoteStackPicture} alt="" sizes="(width >= 60rem) 34rem, 92vw" />
      </div>
      <div className={styles.words}>
        <h2 id="quote-band-title">{t('products.quote.title')}</h2>
        <p>{t('products.quote.text')}</p>
        <Button variant="secondary" size="small" render={<Link to="/contact?subject=quote" />}>
          {t('products.quote.action')}
        </Button>
      </div>
    </section>
  );
}
