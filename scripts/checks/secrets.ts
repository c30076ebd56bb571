import type { Finding, SourceTree } from './source-tree.ts';

const TEXT = /\.(ts|tsx|mjs|cjs|js|json|md|css|html|yaml|yml|sql|svg|txt|sh)$|^\.[^/]+$|(^|\/)(run|LICENSE|\.npmrc)$/;
/** Written in pieces, so that this file does not match its own patterns. */
const FORBIDDEN: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: "a path of somebody's machine", pattern: /(?<![\w.:/-])\/(?:work|root|home|Users)\/[\w.-]+/ },
  {
    what: 'the host of a registry',
    pattern: /https?:\/\/(?:npm\.|[\w.-]*(?:registry\.|artifactory|nexus|verdaccio|npmmirror))[\w.-]*/,
  },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[\w+/=]{16}/ },
  { what: 'a key of a payment provider', pattern: /\b[sr]k_live_\w{8,}/ },
  {
    what: 'an access key',
    pattern: /\b(?:AKIA(?!\w*EXAMPLE)[0-9A-Z]{16}|gh[pousr]_\w{30,}|xox[abp]-[\w-]{20,}|npm_\w{30,})\b/,
  },
];

/** No file may contain a machine path, a registry address or a key. */
export function checkSecrets(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => TEXT.test(file))
    .flatMap((file) =>
      tree
        .read(file)
        .split('\n')
        .flatMap((line, index) => lineFindings(`${file}:${index + 1}`, line)),
    );
}

function lineFindings(place: string, line: string): Finding[] {
  return FORBIDDEN.flatMap(({ what, pattern }) => {
    const found = pattern.exec(line)?.[0];
    return found ? [`${place} contains ${what}: ${found.slice(0, 24)}`] : [];
  });
}
