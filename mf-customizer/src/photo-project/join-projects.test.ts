import { describe, expect, it } from '@jest/globals';
import { joinProjects } from './join-projects.ts';
import { emptyProject, MAX_IMAGES, magnetCount, type Project } from './photo-project.ts';
import { square, landscape as wide } from './project.fixture.ts';
import { reduceProject } from './reduce-project.ts';

const projectOf = (profile: Project['profile'], ...names: readonly string[]) =>
  names.reduce(
    (project, name) =>
      reduceProject(project, {
        type: 'photoAdded',
        photo: { id: `photo-${name}`, name, width: 3000, height: 2000 },
        itemId: name,
      }),
    emptyProject('size', profile),
  );
const ids = ({ items }: Project) => items.map(({ id }) => id);

describe('two projects that become one', () => {
  it('keep all photos, in the size and order of the first', () => {
    const joined = joinProjects(projectOf(square, 'a'), projectOf(wide, 'b', 'c'));
    expect(ids(joined)).toEqual(['a', 'b', 'c']);
    expect(joined.items.map(({ recipe }) => recipe.aspect)).toEqual([1, 1, 1]);
    expect(Object.keys(joined.photos)).toHaveLength(3);
  });

  it('contain no duplicates', () => {
    const project = projectOf(square, 'a', 'b');
    expect(joinProjects(project, project)).toEqual(project);
  });

  it('are no more than one order takes', () => {
    const full = reduceProject(projectOf(square, 'a'), { type: 'copiesSet', itemId: 'a', copies: MAX_IMAGES - 1 });
    const joined = joinProjects(full, projectOf(square, 'b', 'c'));
    expect(ids(joined)).toEqual(['a', 'b']);
    expect(magnetCount(joined)).toBe(MAX_IMAGES);
  });
});
