import { describe, expect, it } from '@jest/globals';
import { createMemoryStore } from '../draft-store/memory-store.ts';
import { emptyProject, type Project } from '../photo-project/photo-project.ts';
import { square as profile } from '../photo-project/project.fixture.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import { adoptGuestDraft } from './adopt-guest-draft.ts';
import { toDraft } from './to-draft.ts';

const projectOf = (...names: readonly string[]) =>
  names.reduce<Project>(
    (project, name) =>
      reduceProject(project, {
        type: 'photoAdded',
        photo: { id: `photo-${name}`, name, width: 3000, height: 2000 },
        itemId: name,
      }),
    emptyProject('5x5', profile),
  );

async function deviceWith(drafts: Readonly<Record<string, Project>>) {
  const store = createMemoryStore();
  for (const [key, project] of Object.entries(drafts)) await store.writeDraft(toDraft(key, project));
  const itemsOf = async (key: string) =>
    ((await store.readDraft(key))?.project as Project | undefined)?.items.map(({ id }) => id);
  const logIn = (owner: string | undefined) =>
    adoptGuestDraft({ drafts: store, draftKey: 'free', owner, profileOf: () => profile });
  return { itemsOf, logIn };
}

describe('a draft of a guest', () => {
  it('stays where it is without a login', async () => {
    const { itemsOf, logIn } = await deviceWith({ free: projectOf('a') });
    await logIn(undefined);
    expect(await itemsOf('free')).toEqual(['a']);
  });

  it('continues in the account of the login, and in no other', async () => {
    const { itemsOf, logIn } = await deviceWith({ free: projectOf('a') });
    await logIn('ann');
    await logIn('ben');
    expect(await itemsOf('free')).toBeUndefined();
    expect(await itemsOf('ann/free')).toEqual(['a']);
    expect(await itemsOf('ben/free')).toBeUndefined();
  });

  it('is placed before the drafts of the account', async () => {
    const { itemsOf, logIn } = await deviceWith({ free: projectOf('a'), 'ann/free': projectOf('b') });
    await logIn('ann');
    expect(await itemsOf('ann/free')).toEqual(['a', 'b']);
  });

  it('keeps the account’s value when the new one is empty', async () => {
    const { itemsOf, logIn } = await deviceWith({ free: projectOf(), 'ann/free': projectOf('b') });
    await logIn('ann');
    expect(await itemsOf('ann/free')).toEqual(['b']);
  });
});
