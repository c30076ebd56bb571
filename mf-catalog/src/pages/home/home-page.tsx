import { Faq } from '../../home/faq.tsx';
import { Hero } from '../../home/hero.tsx';
import { Inspiration } from '../../home/inspiration.tsx';
import { MagnetLayers } from '../../home/magnet-layers.tsx';
import { PopularProducts } from '../../home/popular-products.tsx';
import { Steps } from '../../home/steps.tsx';
import { Testimonials } from '../../home/testimonials.tsx';
import { WhoWeAre } from '../../home/who-we-are.tsx';
import { NewsletterBand } from '../../newsletter/newsletter-band.tsx';
import { organisationHead } from '../../shop-identity/organisation.ts';
import { useSettingsHead } from '../../shop-identity/use-settings-head.ts';

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
