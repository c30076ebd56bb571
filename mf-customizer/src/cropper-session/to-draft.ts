import type { StoredDraft } from '../draft-store/draft-store.ts';
import type { Project } from '../photo-project/photo-project.ts';

export function toDraft(key: string, project: Project): StoredDraft {
  return {
    key,
    project,
    photoIds: Object.keys(project.photos),
    savedAt: Date.now(),
    addedToCartAt: undefined,
  };
}
