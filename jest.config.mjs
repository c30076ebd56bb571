import dom from '@aimante/build/jest-dom';
import node from '@aimante/build/jest-node';
import { readSourceTree } from './scripts/checks/source-tree.ts';

const needsDom = ({ dependencies, devDependencies }) =>
  [...dependencies, ...devDependencies].some((name) => name === 'react' || name.startsWith('@testing-library/'));

/**
 * A new package is tested without a change here. Tests in plain Node are one project, because each project starts its own
 * threads, and each thread loads the sources. A `.test.tsx` has a document, and a project for the modules of its package.
 */
const { packages } = readSourceTree(import.meta.dirname);
export default {
  projects: [
    {
      ...node,
      displayName: 'node',
      rootDir: import.meta.dirname,
      roots: packages.map(({ folder }) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.ts'],
    },
    ...packages.filter(needsDom).map(({ folder }) => ({
      ...dom,
      displayName: folder,
      rootDir: folder,
      testMatch: ['<rootDir>/**/*.test.tsx'],
    })),
  ],
};
