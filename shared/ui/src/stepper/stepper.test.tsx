import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Anchor } from '../testing/anchor.tsx';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'cart', label: 'Panier', link: <Anchor href="/cart" /> },
  { id: 'shipping', label: 'Livraison', link: <Anchor href="/checkout/shipping" /> },
  { id: 'payment', label: 'Paiement', link: <Anchor href="/checkout/payment" /> },
];

describeConformance('Stepper', {
  part: (props) => <Stepper {...props} label="Étapes" doneLabel="terminé" steps={steps} current="shipping" />,
  target: 'nav',
});

describe('Stepper', () => {
  it('opens only the steps that are done', () => {
    render(<Stepper label="Étapes" doneLabel="terminé" steps={steps} current="shipping" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Panier terminé' })).toHaveAttribute('href', '/cart');
  });

  it('marks the step at hand', () => {
    render(<Stepper label="Étapes" doneLabel="terminé" steps={steps} current="shipping" />);
    const [, current] = screen.getAllByRole('listitem');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(current).toHaveTextContent('2Livraison');
  });
});
