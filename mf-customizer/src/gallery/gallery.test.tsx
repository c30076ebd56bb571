import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import type { Project } from '../photo-project/photo-project.ts';
import { projectOf } from '../photo-project/project.fixture.ts';
import type { ProjectAction } from '../photo-project/project-action.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import { Gallery } from './gallery.tsx';

const after = (project: Project, ...actions: ProjectAction[]) => actions.reduce(reduceProject, project);
const three = projectOf(['a', 'b', 'c']);
const validated = (itemId: string): ProjectAction => ({ type: 'validated', itemId });
const ids = ({ items }: Project) => items.map(({ id }) => id).join('');

async function open(project = three, options: Parameters<typeof mountInSession>[2] = {}) {
  const restarts: string[] = [];
  const session = aSession(project, { restart: async () => void restarts.push('restart') });
  const piece = await mountInSession(() => <Gallery eyebrow="Magnet" card={<p>Card</p>} />, session, options);
  await screen.findByRole('heading', { level: 1 });
  return { ...piece, restarts };
}

const magnet = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}\\.jpg, place`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The test browser has no pointer events. */
const point = (type: string, clientX: number, target: Element | Window = window) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, button: 0, clientX }));

afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'));

describe('the gallery', () => {
  it('offers the next step only when all photos are cropped', async () => {
    const todo = await open(after(three, validated('a'), { type: 'closed' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 photo prête sur 3');
    expect(screen.queryByText('Card')).toBeNull();
    await press('Continuer le recadrage');
    expect(todo.project().currentId).toBe('b');

    await open(after(three, validated('a'), validated('b'), validated('c')));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Images prêtes');
    expect(screen.getByText('Card')).toBeTruthy();
  });

  it('takes a removed photo back to its place', async () => {
    const { project, record } = await open();
    await press('Supprimer b.jpg');
    expect(ids(project())).toBe('ac');
    await act(async () => record.notices[0]?.action?.run());
    expect(ids(project())).toBe('abc');
  });

  it('points out a photo that was added twice, and removes or keeps it', async () => {
    const photos = Object.fromEntries(
      Object.values(three.photos).map((photo) => [photo.id, { ...photo, digest: photo.name === 'b.jpg' ? 'y' : 'x' }]),
    );
    const twice = { ...three, photos };
    const first = await open(twice);
    expect(screen.getByText(/c\.jpg et a\.jpg sont le même fichier/)).toBeTruthy();
    await press('Retirer c.jpg');
    expect(ids(first.project())).toBe('ab');

    const second = await open(twice);
    await press('Garder les deux');
    expect(ids(second.project())).toBe('abc');
    expect(screen.queryByRole('button', { name: 'Garder les deux' })).toBeNull();
  });

  it('duplicates a photo beside itself, and says when the order is full', async () => {
    const { project, record } = await open(after(three, { type: 'copiesSet', itemId: 'c', copies: 996 }));
    await press('Dupliquer a.jpg');
    expect(project().items.map(({ photoId }) => photoId)).toEqual(['photo-a', 'photo-a', 'photo-b', 'photo-c']);
    const [again] = screen.getAllByRole('button', { name: 'Dupliquer a.jpg' });
    if (again) await userEvent.click(again);
    expect(project().items).toHaveLength(4);
    expect(record.notices).toMatchObject([{ kind: 'error', text: expect.stringContaining('limite maximale') }]);
    expect(
      screen.getAllByRole<HTMLButtonElement>('button', { name: 'Ajouter des photos' }).map((each) => each.disabled),
    ).toEqual([true, true]);
  });

  it('counts copies up to the largest order', async () => {
    const { project } = await open(projectOf(['a', 'b']));
    const copies = screen.getByRole('spinbutton', { name: 'Exemplaires de a.jpg' });
    await userEvent.clear(copies);
    await userEvent.type(copies, '5000{Tab}');
    expect(project().items.map((item) => item.copies)).toEqual([998, 1]);
  });

  it.each([
    [true, ['restart']],
    [false, []],
  ])('is emptied only when the visitor is sure: %p', async (confirms, expected) => {
    const { restarts, record } = await open(three, { confirms });
    await press('Recommencer');
    expect(record.questions).toMatchObject([{ isDangerous: true }]);
    expect(restarts).toEqual(expected);
  });
});

describe('the door', () => {
  it('moves a magnet by arrow keys, says where it is, and stops at the ends', async () => {
    const { project } = await open();
    magnet('a').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(ids(project())).toBe('abc');
    await userEvent.keyboard('{ArrowRight}');
    expect(ids(project())).toBe('bac');
    expect(screen.getByText('Déplacée à la place 2 sur 3')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(ids(project())).toBe('bac');
  });

  it('moves a magnet under the pointer once it is dragged, not by a press', async () => {
    const { project } = await open();
    document.elementFromPoint = () => magnet('c');
    point('pointerdown', 10, magnet('a'));
    point('pointermove', 14);
    expect(ids(project())).toBe('abc');
    point('pointermove', 60);
    expect(ids(project())).toBe('bca');
    point('pointerup', 60);
    document.elementFromPoint = () => magnet('b');
    point('pointermove', 10);
    expect(ids(project())).toBe('bca');
  });

  it('leaves the second mouse button to the browser', async () => {
    const { project } = await open();
    document.elementFromPoint = () => magnet('c');
    fireEvent(magnet('a'), new MouseEvent('pointerdown', { bubbles: true, button: 2, clientX: 10 }));
    point('pointermove', 60);
    expect(ids(project())).toBe('abc');
  });
});
