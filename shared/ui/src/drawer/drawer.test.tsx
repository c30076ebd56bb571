import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Drawer } from './drawer.tsx';

describeConformance('Drawer', {
  part: (props) => <Drawer {...props} defaultOpen title="Filtres" closeLabel="Fermer" />,
  target: '[role="dialog"]',
});

describe('Drawer', () => {
  it('opens from its trigger and closes with its button', async () => {
    render(
      <Drawer title="Filtres" closeLabel="Fermer" side="bottom" trigger={<Button>Filtrer</Button>}>
        Forme, occasion, prix.
      </Drawer>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filtrer' }));
    expect(await screen.findByRole('dialog', { name: 'Filtres' })).toHaveTextContent('Forme, occasion, prix.');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
