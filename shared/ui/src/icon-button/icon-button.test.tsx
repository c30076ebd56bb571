import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import X from 'lucide-react/icons/x';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { IconButton } from './icon-button.tsx';

describeConformance('IconButton', {
  part: (props) => (
    <IconButton {...props} label="Fermer">
      <X />
    </IconButton>
  ),
  renderedAs: (element) => (
    <IconButton render={element} label="Fermer">
      <X />
    </IconButton>
  ),
  target: 'button',
});

describe('IconButton', () => {
  it('is named by its label, and its icon is hidden', () => {
    render(
      <IconButton label="Ajouter aux favoris">
        <X />
      </IconButton>,
    );
    const button = screen.getByRole('button', { name: 'Ajouter aux favoris' });
    expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
