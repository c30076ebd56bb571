import { usePlatform } from '@aimante/remote';
import { useEffect } from 'react';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HOME_HEAD } from './home-head.ts';
import { Inspiration } from './inspiration.tsx';
import { MagnetLayers } from './magnet-layers.tsx';
import { PopularProducts } from './popular-products.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export function HomePage() {
  const { page } = usePlatform();
  useEffect(() => page.set(HOME_HEAD), [page]);
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
