import { describe, expect, it } from '@jest/globals';
import { screen as page } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { callApi, mountFragment, refusal } from './data.fixture.tsx';
import { Loaded } from './loaded.tsx';
import { LoadedContext } from './loaded-context.ts';
import { useLoad } from './use-load.ts';

const BACK = { to: '/admin/orders', label: 'Commandes' };

function Piece() {
  const query = useLoad((api) => ({ queryKey: ['piece'], queryFn: () => callApi(api), staleTime: 0 }));
  return (
    <LoadedContext value={{ back: BACK }}>
      <button type="button" onClick={() => void query.refetch()}>
        refresh
      </button>
      <Loaded query={query} skeleton={<p>skeleton</p>} failure="Les magnets n’ont pas été chargés.">
        {(data) => <p>{JSON.stringify(data)}</p>}
      </Loaded>
    </LoadedContext>
  );
}

function fakeApi(answer: () => Response | Promise<Response>) {
  const fake = { answer };
  return { fake, open: (locale: 'fr' | 'en' = 'fr') => mountFragment(Piece, { locale, api: () => fake.answer() }) };
}

describe('Loaded', () => {
  it('shows the skeleton, then the content', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { open } = fakeApi(() => promise);
    const { screen } = await open();
    expect(screen.getByText('skeleton').parentElement?.getAttribute('aria-busy')).toBe('true');
    resolve(Response.json('content'));
    await screen.findByText('"content"');
    expect(screen.queryByText('skeleton')).toBeNull();
  });

  it('shows what the API refused, with its reference, and loads on demand', async () => {
    const { fake, open } = fakeApi(() => refusal(403, 'Réservé à la boutique'));
    const { screen } = await open();
    await screen.findByText('Réservé à la boutique');
    screen.getByText('Référence r-1');
    fake.answer = () => Response.json('content');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('"content"');
  });

  it('says what failed where the answer has no message', async () => {
    const { open } = fakeApi(() => refusal(403, ''));
    const { screen } = await open();
    await screen.findByText('Les magnets n’ont pas été chargés.');
  });

  it.each([
    ['unknown', () => refusal(404)],
    [
      'malformed',
      () => Response.json({ code: 'VALIDATION_FAILED', message: 'x', details: { in: 'params' } }, { status: 400 }),
    ],
  ])('links the list for an %s id, without a retry', async (_, answer) => {
    const { open } = fakeApi(answer);
    const { screen } = await open('en');
    await screen.findByText('This page does not exist');
    expect(screen.getByRole('link', { name: 'Commandes' }).getAttribute('href')).toBe('/en/admin/orders');
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps old content that cannot be loaded again, and says so', async () => {
    const { fake, open } = fakeApi(() => Response.json('content'));
    const { screen } = await open();
    await screen.findByText('"content"');
    fake.answer = () => refusal(403);
    await userEvent.click(screen.getByRole('button', { name: 'refresh' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/les données datent de \d{1,2}\u00a0h/);
    screen.getByText('"content"');
    fake.answer = () => Response.json('new content');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('"new content"');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
