import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createShellTexts, ShellTexts } from '../texts.tsx';
import { PageStopped } from './page-stopped.tsx';

async function show(why: 'killed' | 'retired') {
  const texts = createShellTexts();
  await texts.ensure('en');
  render(
    <ShellTexts locale="en" texts={texts}>
      <MemoryRouter>
        <PageStopped why={why} onShown={() => undefined} />
      </MemoryRouter>
    </ShellTexts>,
  );
}

describe('the page of a remote without a live release', () => {
  it('offers to try again while it is unavailable', async () => {
    await show('killed');
    expect(screen.getByRole('heading', { level: 1, name: 'This page is temporarily unavailable' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
  });

  it('only leads on once it is gone for good', async () => {
    await show('retired');
    expect(screen.getByRole('heading', { level: 1, name: 'This page no longer exists' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/en');
  });
});
