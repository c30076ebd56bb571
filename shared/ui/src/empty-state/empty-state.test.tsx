import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { EmptyState } from './empty-state.tsx';

describeConformance('EmptyState', {
  part: (props) => <EmptyState {...props} title="Votre panier est vide" />,
  target: 'section',
});

describe('EmptyState', () => {
  it('is a region named by its title, with the next step in it', () => {
    render(
      <EmptyState title="Votre panier est vide" level={1} actions={<Button>Choisir mes magnets</Button>}>
        On commence par une photo ?
      </EmptyState>,
    );
    const region = screen.getByRole('region', { name: 'Votre panier est vide' });
    expect(region).toHaveTextContent('On commence par une photo ?');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Votre panier est vide');
    expect(screen.getByRole('button', { name: 'Choisir mes magnets' })).toBeInTheDocument();
  });
});
