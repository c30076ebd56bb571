import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { repository, runIn } from './remote/prove-remote.ts';

/**
 * publint and Are the Types Wrong judge the packages that a team installs, as they are published. Our packages are ES
 * modules for bundlers and Node 24: what only older resolutions miss does not count, nor do stylesheets have types.
 */
const RESOLUTIONS: readonly string[] = ['node16-esm', 'bundler'];
const folder = await mkdtemp(join(tmpdir(), 'aimante-packages-'));
try {
  await runIn(repository, 'npm', 'run', 'publish-packages', '--', '--pack', folder);
  const archives = (await readdir(folder)).sort().map((archive) => join(folder, archive));
  let lost = 0;
  for (const archive of archives) {
    const faults = [...(await lint(archive)), ...(await checkTypes(archive))];
    if (faults.length > 0) lost += 1;
    console.log([basename(archive), ...faults].join('\n  '));
  }
  const proof = 'packages for teams pass publint and Are the Types Wrong';
  process.send?.({ type: 'proof', proof, tried: archives.length, lost });
} finally {
  await rm(folder, { recursive: true, force: true });
  process.disconnect?.();
}

async function lint(archive: string): Promise<string[]> {
  const { buffer } = await readFile(archive).then((file) => new Uint8Array(file));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

async function checkTypes(archive: string): Promise<string[]> {
  const checked = createPackageFromTarballData(new Uint8Array(await readFile(archive)));
  const stylesheets = /\.css$|fonts/;
  const result = await checkPackage(checked, { excludeEntrypoints: [stylesheets] });
  if (!result.types) return ['it has no types'];
  return result.problems.flatMap((problem) => {
    const isOurs = !('resolutionKind' in problem) || RESOLUTIONS.includes(problem.resolutionKind);
    if ('moduleSpecifier' in problem && problem.moduleSpecifier.endsWith('.css')) return [];
    const place = 'entrypoint' in problem ? ` (${problem.entrypoint})` : '';
    return isOurs ? [`${problem.kind}${place}`] : [];
  });
}
