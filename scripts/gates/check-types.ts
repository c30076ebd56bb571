import { readSourceTree } from '../checks/source-tree.ts';
import { runTool } from './tool.ts';

/** Compiles every package that has a tsconfig.json, and writes its declarations into `.types`. */
export function checkTypes(root: string): Promise<readonly string[]> {
  const tree = readSourceTree(root);
  const projects = tree.packages
    .map(({ folder }) => folder)
    .filter((folder) => tree.files.includes(`${folder}/tsconfig.json`));
  return runTool(root, { package: 'typescript', program: 'tsc', args: ['-b', ...projects, '--pretty', 'false'] });
}
