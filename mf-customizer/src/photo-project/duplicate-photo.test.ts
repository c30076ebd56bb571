import { describe, expect, it } from '@jest/globals';
import { firstDuplicate } from './duplicate-photo.ts';
import { parseProject } from './parse-project.ts';
import type { Photo, Project } from './photo-project.ts';
import { projectOf, square } from './project.fixture.ts';
import { reduceProject } from './reduce-project.ts';

const three = projectOf(['a', 'b', 'c']);
const withDigests = (project: Project, ...digests: readonly string[]): Project => {
  const photos = Object.values(project.photos).map((photo: Photo, index) => ({
    ...photo,
    digest: digests[index] ?? '',
  }));
  return { ...project, photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])) };
};
const same = withDigests(three, 'x', 'y', 'x');

describe('a photo that is added twice', () => {
  it('is found by its bytes, with the first one', () => {
    expect(firstDuplicate(same)).toMatchObject({
      item: { id: 'c' },
      photo: { name: 'c.jpg' },
      first: { name: 'a.jpg' },
    });
  });

  it('is none where files differ or are not known', () => {
    expect(firstDuplicate(withDigests(three, 'x', 'y', 'z'))).toBeUndefined();
    expect(firstDuplicate(three)).toBeUndefined();
  });

  it('is none where the visitor duplicated it, or keeps it', () => {
    const alone = reduceProject(same, { type: 'removed', itemId: 'c' });
    expect(firstDuplicate(reduceProject(alone, { type: 'duplicated', itemId: 'a', newId: 'd' }))).toBeUndefined();
    expect(firstDuplicate(reduceProject(same, { type: 'duplicateKept', itemId: 'c' }))).toBeUndefined();
  });

  it('is still known, or still wanted, after a reload', () => {
    const stored = (project: Project) => parseProject(JSON.parse(JSON.stringify(project)), () => square);
    const again = stored(same);
    expect(again && firstDuplicate(again)?.item.id).toBe('c');
    const kept = stored(reduceProject(same, { type: 'duplicateKept', itemId: 'c' }));
    expect(kept && firstDuplicate(kept)).toBeUndefined();
  });
});
