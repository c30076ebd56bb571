import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../../cropper-session/session.fixture.tsx';
import { projectOf } from '../../photo-project/project.fixture.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { TextPanel } from './text-panel.tsx';

async function open(opened = projectOf(['a'])) {
  const session = aSession(opened);
  session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
  const { project } = await mountInSession(TextPanel, session);
  const texts = () =>
    (project().items[0]?.recipe.design?.layers ?? []).flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []));
  return { texts, project };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the text tool', () => {
  it('lets the visitor write over a text that was added, without another click', async () => {
    const { texts } = await open();
    await press('Ajouter');
    await userEvent.keyboard('Léa');
    await press('Ajouter');
    await userEvent.keyboard('Île de Ré');
    await userEvent.tab();
    expect(texts()).toEqual(['Léa', 'Île de Ré']);
  });

  it('shows the settings of a text that came with a template or a draft', async () => {
    const { project } = await open();
    await press('Ajouter');
    const { texts } = await open(project());
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Votre texte' }));
    await userEvent.keyboard('Île de Ré');
    await userEvent.tab();
    expect(texts()).toEqual(['Île de Ré']);
  });

  it('names each of its sliders', async () => {
    await open();
    await press('Ajouter');
    const names = ['Taille', 'Espacement', 'Interligne', 'Courbe', 'Contour'];
    expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))).toEqual(names);
    // A label belongs to its first field, and an output is one.
    for (const label of document.querySelectorAll('label')) expect(label.control?.localName).toBe('input');
  });
});
