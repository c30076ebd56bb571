import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { projectOf } from '../photo-project/project.fixture.ts';
import { ToolRail } from './tool-rail.tsx';

describe('the tools of a wide window', () => {
  it('have undo and redo with each tool that has no strip of buttons', async () => {
    await mountInSession(ToolRail, aSession(projectOf(['a'])));
    const undo = () => screen.queryByRole('button', { name: 'Annuler' });
    await userEvent.click(await screen.findByRole('button', { name: 'Texte' }));
    expect(undo()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Recadrer' }));
    expect(undo()).toBeNull();
  });
});
