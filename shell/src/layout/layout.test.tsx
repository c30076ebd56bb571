import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Shell, ShellContext } from '../shell-context.ts';
import { createShellTexts, ShellTexts } from '../texts.tsx';
import { Layout } from './layout.tsx';

const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => flushSync(() => root.render(null)));

it('shows the page when the banner about overrides crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const texts = createShellTexts();
  await texts.ensure('en');
  const overridden = [{ remote: 'mf-catalog', origin: 'not an address', isReached: true }];
  const shell = { config: { overridden } } as unknown as Shell;
  const location = { pathname: '/en/admin', search: '', hash: '', state: null, key: 'default' };
  flushSync(() =>
    root.render(
      <ShellContext value={shell}>
        <ShellTexts locale="en" texts={texts}>
          <Layout kind="admin" isClosed={false} location={location}>
            <h1>Orders</h1>
          </Layout>
        </ShellTexts>
      </ShellContext>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeTruthy();
});
