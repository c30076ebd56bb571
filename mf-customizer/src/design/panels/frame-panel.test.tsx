import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../../cropper-session/session.fixture.tsx';
import { projectOf } from '../../photo-project/project.fixture.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { FramePanel } from './frame-panel.tsx';

async function open(names: readonly string[]) {
  const session = aSession(projectOf(names));
  session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
  const { project } = await mountInSession(FramePanel, session);
  await userEvent.click(await screen.findByRole('radio', { name: 'Arrondi' }));
  return () => project().items.map(({ recipe }) => recipe.design?.layers.map(({ kind }) => kind).join(' '));
}

describe('the frame tool', () => {
  it('applies its frame to all photos, also without a text', async () => {
    const layers = await open(['a', 'b']);
    expect(layers()).toEqual(['background photo', undefined]);
    await userEvent.click(screen.getByRole('button', { name: 'Appliquer à toutes' }));
    expect(layers()).toEqual(['background photo', 'background photo']);
  });

  it('offers no button for a single photo', async () => {
    await open(['a']);
    expect(screen.queryByRole('button', { name: 'Appliquer à toutes' })).toBeNull();
  });
});
