import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

describe('Tooltip', () => {
  it('shows on focus, hides on Escape, and leaves the name to its control', async () => {
    render(
      <Tooltip content="Ajouter aux favoris">
        <IconButton label="Favoris">♥</IconButton>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Favoris' })).toHaveFocus();
    const words = await screen.findByText('Ajouter aux favoris');
    expect(words).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Ajouter aux favoris')).not.toBeInTheDocument());
  });
});
