import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Its CSS is older than container queries, layers of masks and values with `cqi`. */
const NEWER_CSS = /^CSS: “(?:mask|container-type|--magnet-mm)”/;
const NEEDS_SIZES = /^When the “srcset” attribute has any image candidate string with a width descriptor/;
const WIDTH = / \d+w[,"]/;

interface Finding {
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** The errors that the checker of the W3C finds in these files. It calls no address of this machine. */
export function faultsOfHtml(folder: string, files: readonly string[]): string[] {
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const args = ['-Xss1024k', '-jar', jar, '--errors-only', '--format', 'json', '--stdout', ...files];
  const { stdout, stderr, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (error || !stdout.startsWith('{')) throw new Error(`vnu: ${error?.message ?? stdout + stderr}`);
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly Finding[] };
  const wrong = messages.filter(({ message, extract = '' }) => !isMistaken(message, extract));
  return wrong.map(({ url, message, extract = '' }) => `${url}: ${message} ${extract.slice(0, 200)}`);
}

/** A `source` with one picture and no width needs no `sizes`, also beside others that have widths. */
function isMistaken(message: string, extract: string): boolean {
  return NEWER_CSS.test(message) || (NEEDS_SIZES.test(message) && !WIDTH.test(extract));
}
