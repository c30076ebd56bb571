import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { projectOf } from '../photo-project/project.fixture.ts';
import { ToolRail } from './tool-rail.tsx';

describe('the tools of a wide window', () => {
  it.each(['Recadrer', 'Texte', 'Ambiance'])('have undo and redo in the same place with %s', async (tool) => {
    await mountInSession(ToolRail, aSession(projectOf(['a'])));
    await userEvent.click(await screen.findByRole('button', { name: tool }));
    expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeNull();
  });
});
