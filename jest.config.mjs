import dom from '@aimante/build/jest-dom';
import node from '@aimante/build/jest-node';

const inBrowser = [
  'shell',
  'mf-catalog',
  'mf-customizer',
  'mf-cart-checkout',
  'mf-account',
  'mf-admin',
  'shared/ui',
  'shared/remote',
  'shared/testing',
];
const onServer = [
  'api',
  'edge',
  'scripts',
  'shared/contract',
  'shared/api-contract',
  'shared/print',
  'shared/s3',
  'shared/build',
  'shared/releases',
];
const project = (preset) => (folder) => ({ ...preset, displayName: folder, rootDir: folder });

export default { projects: [...inBrowser.map(project(dom)), ...onServer.map(project(node))] };
