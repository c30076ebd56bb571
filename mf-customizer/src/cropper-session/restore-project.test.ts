import { beforeEach, describe, expect, it } from '@jest/globals';
import { ownedKey } from '../draft-store/draft-store.ts';
import { createMemoryStore } from '../draft-store/memory-store.ts';
import type { Project } from '../photo-project/photo-project.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import { createPictureShelf } from '../picture-worker/picture-shelf.ts';
import { restoreProject } from './restore-project.ts';
import { toDraft } from './to-draft.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:thumbnail';
});

interface Visit {
  readonly project?: Project;
  /** Names of the photos that are still on the device. */
  readonly stored?: readonly string[];
  readonly draft?: object;
  readonly options?: object;
}

async function restore({ project = projectOf(['a', 'b']), stored = ['a', 'b'], draft, options }: Visit = {}) {
  const drafts = createMemoryStore();
  const shelf = createPictureShelf();
  await drafts.writeDraft({ ...toDraft(ownedKey('free', 'ann'), project), ...draft });
  for (const name of stored) {
    const [original, preview, thumbnail] = ['original', 'preview', 'thumbnail'].map((part) => new Blob([part + name]));
    if (original && preview && thumbnail)
      await drafts.writePhoto({ id: `photo-${name}`, name, original, preview, thumbnail, storedAt: 0 });
  }
  const restored = await restoreProject({
    drafts,
    shelf,
    draftKey: 'free',
    owner: 'ann',
    magnetId: '5x5',
    lineId: undefined,
    cartPhotos: undefined,
    profileOf: () => square,
    ...options,
  });
  return { restored, shelf, ids: restored?.items.map(({ id }) => id) };
}

describe('a draft', () => {
  it('comes back as it was left, with its pictures', async () => {
    const project = reduceProject(projectOf(['a', 'b']), { type: 'opened', itemId: 'b' });
    const { restored, shelf } = await restore({ project });
    expect(restored).toEqual(project);
    expect([shelf.has('photo-a'), shelf.has('photo-b')]).toEqual([true, true]);
  });

  it('comes back without a photo that the device has lost, and closed if that one was open', async () => {
    const project = reduceProject(projectOf(['a', 'b']), { type: 'opened', itemId: 'b' });
    const { restored, ids } = await restore({ project, stored: ['a'] });
    expect(ids).toEqual(['a']);
    expect([Object.keys(restored?.photos ?? {}), restored?.currentId]).toEqual([['photo-a'], undefined]);
  });

  it.each<[string, Visit]>([
    ['has lost all photos', { stored: [] }],
    ['has no photos', { project: projectOf([]) }],
    ['belongs to another visitor', { options: { owner: 'ben' } }],
    ['belongs to an account, for a guest', { options: { owner: undefined } }],
    ['is for a magnet that is gone', { options: { profileOf: () => undefined } }],
    ['is not readable', { draft: { project: 'oops' } }],
  ])('that %s does not come back', async (_, visit) => {
    expect((await restore(visit)).restored).toBeUndefined();
  });

  const held = (copies: number) => projectOf(['a']).items.map(({ photoId, recipe }) => ({ photoId, recipe, copies }));

  it('that went into the cart is reduced to the photos still in the cart', async () => {
    const { restored } = await restore({ draft: { addedToCartAt: 1 }, options: { cartPhotos: held(3) } });
    expect(restored?.items.map(({ id, copies }) => [id, copies])).toEqual([['a', 3]]);
  });

  it('that changed since it went into the cart is newer than the cart', async () => {
    expect((await restore({ options: { cartPhotos: held(3) } })).ids).toEqual(['a', 'b']);
  });
});
