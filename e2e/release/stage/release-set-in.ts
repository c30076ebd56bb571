import type { BrowserReleaseSet } from '@aimante/contract';

export function versionsIn(html: string): Readonly<Record<string, string>> {
  const text = /<script[^>]*id="release-set"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{"remotes":[]}';
  const { remotes } = JSON.parse(text) as BrowserReleaseSet;
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}
