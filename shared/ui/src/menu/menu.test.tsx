import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { Anchor } from '../testing/anchor.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

// jsdom has no PointerEvent. The library dispatches one for Enter on an item.
window.PointerEvent ??= class PointerEvent extends MouseEvent {} as typeof window.PointerEvent;

function setUp() {
  const remove = jest.fn();
  render(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuLink render={<Anchor href="/account" />} isCurrent>
        Mon compte
      </MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => undefined} isDisabled>
        Renommer
      </MenuItem>
      <MenuItem tone="danger" onSelect={remove}>
        Supprimer
      </MenuItem>
    </Menu>,
  );
  return remove;
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Actions' }));

describe('Menu', () => {
  it('opens from its button, which says so', async () => {
    setUp();
    const trigger = screen.getByRole('button', { name: 'Actions' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await open();
    expect(await screen.findByRole('menu', { name: 'Actions' })).toBeInTheDocument();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('contains links and actions', async () => {
    const remove = setUp();
    await open();
    const link = await screen.findByRole('menuitem', { name: 'Mon compte' });
    expect(link).toHaveAttribute('href', '/account');
    expect(link).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
    expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('moves by keys, closes by Escape, and restores the focus', async () => {
    const remove = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });

  it('is in a landmark, outside those of the page', async () => {
    setUp();
    await open();
    expect(await screen.findByRole('region', { name: 'Actions' })).toContainElement(screen.getByRole('menu'));
  });
});
