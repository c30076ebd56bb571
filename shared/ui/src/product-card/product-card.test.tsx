import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Anchor } from '../testing/anchor.tsx';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { ProductCard } from './product-card.tsx';

describeConformance('ProductCard', {
  part: (props) => <ProductCard {...props} name="Magnet carré" link={<Anchor href="/p" />} picture={null} />,
  target: 'article',
});

describe('ProductCard', () => {
  it('has one link, named by the product alone', () => {
    render(
      <ProductCard
        name="Magnet carré 5 × 5 cm"
        link={<Anchor href="/products/magnet-carre" />}
        picture={<img src="/m.jpg" alt="" />}
        badge="Nouveau"
        price="4,90 €"
        unit="/ unité"
        level={2}
      />,
    );
    const card = screen.getByRole('article');
    const link = within(card).getByRole('link', { name: 'Magnet carré 5 × 5 cm' });
    expect(link).toHaveAttribute('href', '/products/magnet-carre');
    expect(within(card).getByRole('heading', { level: 2 })).toContainElement(link);
    expect(card).toHaveTextContent('4,90 €');
  });
});
