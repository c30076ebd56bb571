import { useCallback } from 'react';
import { useDeliveryPromise } from '../../delivery-promise/use-delivery-promise.ts';
import { NewsletterBand } from '../../newsletter/newsletter-band.tsx';
import { homeHead } from '../../shop-identity/home-head.ts';
import { useSettingsHead } from '../../shop-identity/use-settings-head.ts';
import { Faq } from './faq.tsx';
import { Hero } from './hero/hero.tsx';
import { MagnetLayers } from './hero/magnet-layers.tsx';
import { Inspiration } from './inspiration.tsx';
import { PopularProducts } from './popular-products.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export function HomePage() {
  const promise = useDeliveryPromise();
  const headOf = useCallback<typeof homeHead>(
    (settings, words) => homeHead(settings, { ...words, promise }),
    [promise],
  );
  useSettingsHead(headOf);
  return (
    <>
      <Hero />
      <PopularProducts />
      <Steps />
      <WhoWeAre />
      <MagnetLayers />
      <Inspiration />
      <Testimonials />
      <Faq />
      <NewsletterBand />
    </>
  );
}
