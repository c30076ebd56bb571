import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { NavMenu } from './nav-menu.tsx';

function setUp() {
  const leave = jest.fn();
  render(
    <>
      <NavMenu trigger={<Button>Compte</Button>}>
        <a href="#orders">Mes commandes</a>
        <button type="button" onClick={leave}>
          Se déconnecter
        </button>
      </NavMenu>
      <a href="#after">Panier</a>
    </>,
  );
  return { leave, trigger: screen.getByRole('button', { name: 'Compte' }) };
}
const link = () => screen.queryByRole('link', { name: 'Mes commandes' });

describe('NavMenu', () => {
  it('hides its links until its button is pressed, and says so', async () => {
    const { trigger } = setUp();
    expect(link()).not.toBeInTheDocument();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(link()).toBeVisible();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger);
    expect(link()).not.toBeInTheDocument();
  });

  it('moves the focus by Tab and closes when the focus leaves it', async () => {
    setUp();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(link()).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Panier' })).toHaveFocus();
    expect(link()).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { trigger } = setUp();
    await userEvent.click(trigger);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(link()).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes after a choice', async () => {
    const { trigger, leave } = setUp();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(link()).not.toBeInTheDocument();
  });

  it('closes on a press elsewhere', async () => {
    const { trigger } = setUp();
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    expect(link()).not.toBeInTheDocument();
  });
});
