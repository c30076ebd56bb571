import { dirname } from 'node:path';
import type { KnipConfig } from 'knip';
import { remoteEntries } from '../checks/remote-entries.ts';
import { readSourceTree } from '../checks/source-tree.ts';

const entries = remoteEntries(readSourceTree(dirname(dirname(import.meta.dirname))));

/** The settings of knip. What a page or a shell consists of is read from its `remote.config.ts`. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'scripts/system/{build,develop}-package.ts', 'scripts/**/*.test.ts'],
      project: ['scripts/**/*.{ts,mjs}'],
      ignoreBinaries: ['apt-get'],
      ignoreUnresolved: ['tus-js-client/.+'],
      ignoreDependencies: ['@biomejs/biome', '@swc/jest', 'jest', 'jest-light-runner', 'oxlint', 'oxlint-tsgolint'],
    },
    ...Object.fromEntries([...entries].map(([folder, named]) => [folder, builtPackage(named)])),
    'shared/*': {
      entry: ['src/**/*.test.{ts,tsx}', 'scripts/*.ts', 'bench/*.ts', 'proofs/*.ts', 'gallery/*.{ts,tsx}'],
      project: ['**/*.{ts,tsx,mjs}'],
    },
    api: {
      entry: [
        'src/server.ts',
        'proofs/*.ts',
        'cli/*.ts',
        'seeds/scenes/make-product-pictures.ts',
        '{src,proofs,seeds,statements,testing}/**/*.test.ts',
        'statements/statements-reporter.ts',
        'testing/platform/{answers-reporter,hang-in-job}.ts',
        'testing/postgres/{hold-tables,test-keeper}.ts',
      ],
      project: ['**/*.ts'],
    },
    edge: {
      entry: [
        'src/server.ts',
        'src/keeper.ts',
        'src/rendering/child/render-child.ts',
        'proofs/*.ts',
        'src/**/*.test.ts',
      ],
      project: ['**/*.ts'],
    },
    e2e: {
      entry: ['*/*.spec.ts', 'proofs/*.ts', 'screens/take-screens.ts'],
      project: ['**/*.ts'],
      // Proofs install what is missing of them.
      ignoreBinaries: ['caddy', 'java', 'qpdf', 'promtool', 'mount', 'umount', 'buildah', 'debootstrap'],
    },
    bench: { entry: ['*.ts', 'rows/write-table.ts'], project: ['**/*.ts'], ignoreBinaries: ['openssl'] },
  },
};

function builtPackage(named: readonly string[]) {
  return {
    rspack: false,
    entry: [
      'rspack.config.ts',
      'remote.config.ts',
      ...named,
      'src/**/*-worker-entry.ts',
      'scripts/*.ts',
      'src/**/*.test.{ts,tsx}',
    ],
    project: ['**/*.{ts,tsx}'],
    ignoreDependencies: ['i18next'],
    ignoreUnresolved: ['#app', '#fragments/.+', '#locales'],
  };
}

export default config;
