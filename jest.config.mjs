import dom from '@aimante/build/jest-dom';
import node from '@aimante/build/jest-node';
import { readSourceTree } from './scripts/checks/source-tree.ts';

const needsDom = ({ dependencies, devDependencies }) =>
  [...dependencies, ...devDependencies].some((name) => name === 'react' || name.startsWith('@testing-library/'));

/** One project for each package of the workspace: a new package is tested without a change here. */
const { packages } = readSourceTree(import.meta.dirname);
export default {
  projects: packages.map((each) => ({
    ...(needsDom(each) ? dom : node),
    displayName: each.folder,
    rootDir: each.folder,
  })),
};
