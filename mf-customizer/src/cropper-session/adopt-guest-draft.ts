import { type DraftStore, ownedKey } from '../draft-store/draft-store.ts';
import { joinProjects } from '../photo-project/join-projects.ts';
import { parseProject } from '../photo-project/use-photo-project.ts';
import type { SessionOptions } from './session-options.ts';

interface DraftAdoption extends Pick<SessionOptions, 'draftKey' | 'owner' | 'profileOf'> {
  readonly drafts: Pick<DraftStore, 'readDraft' | 'writeDraft' | 'deleteDraft'>;
}

/**
 * Moves a guest's draft to the account after login, in front of the account's own photos. No guest sees it afterwards.
 */
export async function adoptGuestDraft({ drafts, draftKey, owner, profileOf }: DraftAdoption): Promise<void> {
  if (owner === undefined) return;
  const readProject = async (key: string) => {
    const draft = await drafts.readDraft(key);
    const project = draft && parseProject(draft.project, profileOf);
    return draft && project && project.items.length > 0 ? { draft, project } : undefined;
  };
  const key = ownedKey(draftKey, owner);
  const begun = await readProject(draftKey);
  if (!begun) return;
  const own = await readProject(key);
  const project = own ? joinProjects(begun.project, own.project) : begun.project;
  await drafts.writeDraft({ ...begun.draft, key, project, photoIds: Object.keys(project.photos) });
  await drafts.deleteDraft(draftKey);
}
