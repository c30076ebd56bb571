import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createShellTexts, ShellTexts } from '../texts.tsx';
import { createConfirmation } from './confirmation.ts';
import { Feedback } from './feedback.tsx';
import { createNotices } from './notices.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Asks a question that is not visible yet. */
async function ask() {
  const texts = createShellTexts();
  await texts.ensure('en');
  const confirmation = createConfirmation();
  flushSync(() =>
    root.render(
      <ShellTexts locale="en" texts={texts}>
        <Feedback notices={createNotices()} confirmation={confirmation} />
      </ShellTexts>,
    ),
  );
  const question = { title: 'Deactivate?', text: 'It sleeps.', confirm: 'Deactivate', cancel: 'Cancel' };
  const answer = flushSync(() => confirmation.ask(question));
  return { answer, confirmation };
}

describe('a question', () => {
  afterEach(async () => {
    flushSync(() => root.render(null));
    // The focus watch ends with the next input.
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.pointerDown(document.body);
  });

  it('is taken back by Escape while it is still on its way', async () => {
    const { answer, confirmation } = await ask();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(confirmation.pending.get()).toBeNull();
    expect(await answer).toBe(false);
  });

  it('focuses its safe answer, which Escape gives too', async () => {
    const { answer } = await ask();
    await screen.findByRole('alertdialog', { name: 'Deactivate?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(await answer).toBe(false);
  });

  it('is answered by its buttons', async () => {
    const { answer } = await ask();
    fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await answer).toBe(true);
  });

  it('moves the focus to the title when the asking element is gone', async () => {
    document.body.insertAdjacentHTML('beforeend', '<main id="main"><h1>Cart</h1><button>Remove</button></main>');
    const asking = screen.getByRole('button', { name: 'Remove' });
    asking.focus();
    const { answer } = await ask();
    fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await answer;
    asking.remove();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cart'));
    document.getElementById('main')?.remove();
  });
});

it('asks on when the notice about the network crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
    throw new Error('broken');
  });
  const { answer } = await ask();
  fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  expect(await answer).toBe(true);
  jest.restoreAllMocks();
  flushSync(() => root.render(null));
});
