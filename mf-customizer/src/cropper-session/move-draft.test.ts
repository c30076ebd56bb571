import { describe, expect, it } from '@jest/globals';
import { createMemoryStore } from '../draft-store/memory-store.ts';
import type { Project } from '../photo-project/photo-project.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { moveDraft } from './move-draft.ts';
import { toDraft } from './to-draft.ts';

const large = { ...square, trim: { width: 100, height: 100 } };

describe('moveDraft', () => {
  it('moves the photos in front of those of the other magnet, in its size', async () => {
    const drafts = createMemoryStore();
    const project = projectOf(['a', 'b'], {}, large);
    await drafts.writeDraft(toDraft('product:large', project));
    await drafts.writeDraft(toDraft('product:small', projectOf(['c'])));
    await moveDraft(project, {
      from: 'product:large',
      to: 'product:small',
      magnetId: 'small',
      profile: square,
      drafts,
    });
    expect(await drafts.readDraft('product:large')).toBeUndefined();
    const moved = (await drafts.readDraft('product:small'))?.project as Project | undefined;
    expect(moved?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([moved?.magnetId, moved?.profile]).toEqual(['small', square]);
  });
});
