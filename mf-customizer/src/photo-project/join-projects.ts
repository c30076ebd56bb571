import { capacityLeft, type Project } from './photo-project.ts';
import { reduceProject } from './reduce-project.ts';

/**
 * The first project, followed by the photos of the second one, reframed for the size of the first. At most as many
 * photos as one order allows.
 */
export function joinProjects(first: Project, second: Project): Project {
  const { magnetId, profile } = first;
  const { items, photos } = reduceProject(second, { type: 'profileChanged', magnetId, profile });
  const known = new Set(first.items.map(({ id }) => id));
  let room = capacityLeft(first);
  const more = items.filter(({ id, copies }) => {
    if (known.has(id) || copies > room) return false;
    room -= copies;
    return true;
  });
  return { ...first, photos: { ...photos, ...first.photos }, items: [...first.items, ...more] };
}
