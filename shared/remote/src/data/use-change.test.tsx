import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { callApi, mountFragment, refusal } from './data.fixture.tsx';
import { useChange } from './use-change.ts';
import { useLoad } from './use-load.ts';

type Options = Parameters<typeof useChange<unknown>>[1];

/** A button that changes something, next to a query that counts its loads. */
async function open(answer: () => Response | Promise<Response>, options?: Options) {
  let loads = 0;
  let changes = 0;
  function Piece() {
    useLoad(() => ({ queryKey: ['list'], queryFn: () => Promise.resolve(++loads) }));
    const change = useChange(callApi, options);
    return (
      <button type="button" onClick={() => change.mutate()}>
        change {change.error?.message}
      </button>
    );
  }
  const piece = await mountFragment(Piece, {
    api: () => {
      changes += 1;
      return answer();
    },
  });
  await waitFor(() => expect(loads).toBe(1));
  await userEvent.click(piece.screen.getByRole('button'));
  return { ...piece, loads: () => loads, changes: () => changes };
}

const saved = () => Response.json({});

describe('useChange', () => {
  it('says what was done, and loads again what is stale', async () => {
    const done: unknown[] = [];
    const { record, loads } = await open(saved, {
      refresh: [['list']],
      done: 'Enregistré',
      onDone: (answer) => done.push(answer),
    });
    await waitFor(() => expect(loads()).toBe(2));
    expect(record.notices).toEqual([{ kind: 'success', text: 'Enregistré' }]);
    expect(done).toEqual([{}]);
  });

  it('shows a failure in a toast, loads again anyway, and never retries', async () => {
    const { record, loads, changes } = await open(() => refusal(503, 'Stock épuisé'), { refresh: [['list']] });
    await waitFor(() => expect(loads()).toBe(2));
    expect(record.notices).toEqual([{ kind: 'error', text: 'Stock épuisé' }]);
    expect(changes()).toBe(1);
  });

  it('shows no toast where the caller shows the failure', async () => {
    const { screen, record } = await open(() => refusal(409, 'Stock épuisé'), { failure: 'inline' });
    await screen.findByRole('button', { name: 'change Stock épuisé' });
    expect(record.notices).toEqual([]);
  });

  it('hands a failure to the caller in place of the toast', async () => {
    const failures: Error[] = [];
    const { record } = await open(() => refusal(409, 'Stock épuisé'), { onFailure: (error) => failures.push(error) });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(record.notices).toEqual([]);
  });
});
