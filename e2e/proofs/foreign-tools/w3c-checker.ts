import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Finding {
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** The errors that the checker of the W3C finds in these files or addresses. */
export function faultsOfHtml(folder: string, places: readonly string[]): string[] {
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const args = ['-Xss1024k', '-jar', jar, '--errors-only', '--format', 'json', '--stdout', ...places];
  const { stdout, stderr, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (error || !stdout.startsWith('{')) throw new Error(`vnu: ${error?.message ?? stdout + stderr}`);
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly Finding[] };
  return messages.map(({ url, message, extract = '' }) => `${url}: ${message} ${extract.slice(0, 200)}`);
}
