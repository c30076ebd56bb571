import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { sharedModules } from './shared-modules.ts';

/**
 * Gives the shared modules of the shell their own names as ids. Otherwise Rspack makes the ids from the paths of the
 * modules on this machine, and one commit gives other bytes in another folder.
 */
export function sharedModuleIds(): RspackPluginInstance {
  const names = Object.keys(sharedModules());
  const ids = Object.fromEntries(names.map((name) => [`webpack/sharing/consume/default/${name}/${name}`, name]));
  const path = join(mkdtempSync(join(tmpdir(), 'module-ids-')), 'ids.json');
  writeFileSync(path, JSON.stringify(ids));
  return new rspack.experiments.ids.SyncModuleIdsPlugin({ path, mode: 'read' });
}
