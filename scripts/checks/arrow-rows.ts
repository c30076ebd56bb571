import { apiContexts, apiModules, apiRooms, arrows, isLike } from './arrows.ts';
import type { Finding, SourceTree } from './source-tree.ts';

/** Every row of `arrows.ts` names something that exists. */
export function checkArrowRows(tree: SourceTree): Finding[] {
  const packages = tree.packages.map(({ folder }) => folder);
  const patterns = new Set(arrows.flatMap(({ from, to }) => [from, ...to]));
  const dead = [...patterns].filter((pattern) => !packages.some((folder) => isLike(pattern, folder)));
  const folders = [
    ...apiContexts.flat(),
    ...[apiModules, apiRooms].flatMap((rows) =>
      Object.entries(rows).flatMap(([above, floors]) => [above, ...floors.flat().map((name) => `${above}/${name}`)]),
    ),
  ].map((name) => `api/src/${name}`);
  const empty = [...new Set(folders)].filter((folder) => !tree.files.some((file) => file.startsWith(`${folder}/`)));
  return [...dead, ...empty].map((name) => `scripts/checks/arrows.ts names ${name}, which does not exist. Remove it`);
}
