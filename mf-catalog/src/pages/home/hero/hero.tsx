import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useDeliveryPromise } from '../../../delivery-promise/use-delivery-promise.ts';
import { useDeliveryTerms } from '../../../delivery-promise/use-delivery-terms.ts';
import { DESKTOP, HERO_SIZES } from '../../../hero-screens.ts';
import { heroPicture } from '../../../pictures/hero.ts';
import { heroPhonePicture } from '../../../pictures/hero-phone.ts';
import styles from './hero.module.css';

export function Hero() {
  const { t } = useTranslation();
  const promise = useDeliveryPromise();
  const terms = useDeliveryTerms();
  return (
    <div className={styles.edges}>
      <section className={styles.hero} aria-labelledby="home-title">
        <HeroPicture alt={t('home.hero.picture')} />
        <div className={styles.words}>
          <h1 id="home-title" className={styles.title} tabIndex={-1}>
            {t('home.hero.title')}
          </h1>
          <p className={styles.text}>
            {t('home.hero.text')} {terms && `${terms}. `}
            {promise && <strong>{promise}</strong>}
          </p>
          <div className={styles.actions}>
            <Button render={<Link to="/products" />}>{t('home.hero.products')}</Button>
            <Button variant="secondary" render={<Link to="/portfolio" />}>
              {t('home.hero.portfolio')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}

/** The wide door with room for the text on the left. On a phone, only the part with the magnets. */
function HeroPicture({ alt }: { readonly alt: string }) {
  const { src, width, height, avifSrcSet, webpSrcSet } = heroPhonePicture;
  return (
    <picture className={styles.picture}>
      <source media={DESKTOP} type="image/avif" srcSet={heroPicture.avifSrcSet} sizes={HERO_SIZES} />
      <source media={DESKTOP} type="image/webp" srcSet={heroPicture.webpSrcSet} sizes={HERO_SIZES} />
      <source media={DESKTOP} srcSet={heroPicture.src} width={heroPicture.width} height={heroPicture.height} />
      <source type="image/avif" srcSet={avifSrcSet} sizes={HERO_SIZES} />
      <source type="image/webp" srcSet={webpSrcSet} sizes={HERO_SIZES} />
      <img src={src} width={width} height={height} alt={alt} fetchPriority="high" decoding="sync" />
    </picture>
  );
}
