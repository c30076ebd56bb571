import type { Tone } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../../cropper-session/session.fixture.tsx';
import { projectOf } from '../../photo-project/project.fixture.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { useLook } from './use-look.ts';

const TONE: Tone = { black: 0, white: 1, gamma: 1, red: 1, blue: 1 };

function Looks() {
  const { choose } = useLook();
  return (['auto', 'warm'] as const).map((filter) => (
    <button key={filter} type="button" onClick={() => void choose(filter)}>
      {filter}
    </button>
  ));
}

async function open() {
  let measured = (_tone: Tone) => {};
  const session = aSession(projectOf(['a']));
  const tone = () =>
    new Promise<Tone>((resolve) => {
      measured = resolve;
    });
  const { project } = await mountInSession(Looks, { ...session, looks: { ...session.looks, tone } });
  session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
  const filter = () => project().items[0]?.recipe.look?.filter;
  return { filter, measure: () => measured(TONE) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the automatic look', () => {
  it('comes when the photo is measured', async () => {
    const { filter, measure } = await open();
    await press('auto');
    measure();
    await waitFor(() => expect(filter()).toBe('auto'));
  });

  it('does not replace a look that was chosen while the photo was measured', async () => {
    const { filter, measure } = await open();
    await press('auto');
    await press('warm');
    measure();
    await userEvent.hover(screen.getByRole('button', { name: 'warm' }));
    expect(filter()).toBe('warm');
  });
});
