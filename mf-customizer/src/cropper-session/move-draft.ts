import type { PrintProfile } from '@aimante/print';
import { claimDraft, type DraftStore } from '../draft-store/draft-store.ts';
import { joinProjects } from '../photo-project/join-projects.ts';
import { parseProject } from '../photo-project/parse-project.ts';
import type { Project } from '../photo-project/photo-project.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import { toDraft } from './to-draft.ts';

interface DraftMove {
  readonly from: string;
  readonly to: string;
  readonly magnetId: string;
  readonly profile: PrintProfile;
  readonly drafts: Pick<DraftStore, 'readDraft' | 'writeDraft' | 'deleteDraft'>;
}

/** Moves all photos to the draft of another magnet, in front of those that it already has. */
export async function moveDraft(project: Project, { from, to, magnetId, profile, drafts }: DraftMove): Promise<void> {
  const release = await claimDraft(to, () => undefined);
  try {
    const moved = reduceProject(project, { type: 'profileChanged', magnetId, profile });
    const begun = parseProject((await drafts.readDraft(to))?.project, () => profile);
    await drafts.writeDraft(toDraft(to, begun ? joinProjects(moved, begun) : moved));
    await drafts.deleteDraft(from);
  } finally {
    release();
  }
}
