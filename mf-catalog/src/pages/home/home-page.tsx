import { NewsletterBand } from '../../newsletter/newsletter-band.tsx';
import { organisationHead } from '../../shop-identity/organisation.ts';
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
  useSettingsHead(organisationHead);
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
