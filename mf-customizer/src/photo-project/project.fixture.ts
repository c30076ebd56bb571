import { emptyProject, type Photo, type Project } from './photo-project.ts';
import { reduceProject } from './reduce-project.ts';

export const square = {
  trim: { width: 50, height: 50 },
  bleed: 2,
  safe: 3,
  cornerRadius: 0,
  shape: 'rectangle',
} as const;

export const landscape = { ...square, trim: { width: 60, height: 40 } } as const;

/** A project with one item for each name: item `a` shows photo `photo-a`, named `a.jpg`. */
export function projectOf(
  names: readonly string[],
  size: Partial<Photo> = {},
  profile: Project['profile'] = square,
): Project {
  return names.reduce(
    (project, name) =>
      reduceProject(project, {
        type: 'photoAdded',
        photo: { id: `photo-${name}`, name: `${name}.jpg`, width: 3000, height: 2000, ...size },
        itemId: name,
      }),
    emptyProject('5x5', profile),
  );
}
