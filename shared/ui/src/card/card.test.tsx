import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Card } from './card.tsx';

describeConformance('Card', {
  part: (props) => <Card {...props}>Votre commande</Card>,
  renderedAs: (element) => <Card render={element}>Votre commande</Card>,
  target: 'div > div',
});

describe('Card', () => {
  it('can be a section with a name', () => {
    render(
      <Card render={<section />} aria-label="Votre commande">
        49,23 €
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Votre commande' })).toHaveTextContent('49,23 €');
  });
});
