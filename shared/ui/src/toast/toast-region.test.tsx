import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

function setUp() {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} label="Messages" closeLabel="Fermer" />);
  return { queue, user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }) };
}

const toast = (text: string) => screen.queryByRole('dialog', { name: text });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('ToastRegion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows what is put into the queue from outside', () => {
    const { queue } = setUp();
    act(() => {
      queue.add({ text: 'Lot ajouté au panier', tone: 'success' });
    });
    expect(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
    expect(toast('Lot ajouté au panier')).toBeInTheDocument();
  });

  it('keeps an order number on one line', () => {
    const { queue } = setUp();
    act(() => {
      queue.add({ text: 'Commande PM-26-004217 expédiée' });
    });
    expect(toast('Commande PM-26-004217 expédiée')).toBeInTheDocument();
    expect(screen.getByText('PM-26-004217').tagName).toBe('SPAN');
  });

  it('releases it after six seconds', () => {
    const { queue } = setUp();
    act(() => {
      queue.add({ text: 'Photo retirée', tone: 'removed' });
    });
    pass(5900);
    expect(toast('Photo retirée')).toBeInTheDocument();
    pass(1000);
    expect(toast('Photo retirée')).not.toBeInTheDocument();
  });

  it('waits while it is pointed at', async () => {
    const { queue, user } = setUp();
    act(() => {
      queue.add({ text: 'Photo retirée' });
    });
    await user.hover(screen.getByText('Photo retirée'));
    pass(20_000);
    expect(toast('Photo retirée')).toBeInTheDocument();
  });

  it('runs its action and closes', async () => {
    const { queue, user } = setUp();
    const undo = jest.fn();
    act(() => {
      queue.add({ text: 'Photo retirée', action: { label: 'Annuler', onPress: undo } });
    });
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    pass(500);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(toast('Photo retirée')).not.toBeInTheDocument();
  });

  it('keeps a failure until it is closed', async () => {
    const { queue, user } = setUp();
    act(() => {
      queue.add({ text: 'Envoi interrompu', tone: 'danger' });
    });
    pass(60_000);
    const failure = screen.getByRole('dialog', { name: 'Envoi interrompu' });
    await user.click(within(failure).getByRole('button', { name: 'Fermer' }));
    pass(500);
    expect(failure).not.toBeInTheDocument();
  });

  it('exchanges a message in place', () => {
    const { queue } = setUp();
    let id = '';
    act(() => {
      id = queue.add({ text: 'PDF, page 2 sur 3', tone: 'progress' });
    });
    act(() => queue.update(id, { text: 'PDF prêt', tone: 'success' }));
    expect(toast('PDF, page 2 sur 3')).not.toBeInTheDocument();
    expect(toast('PDF prêt')).toBeInTheDocument();
  });
});
