import type { BrowserReleaseSet } from '@aimante/contract';

/** The versions of the remotes in a page: those inside it, or those in the address where it finds them. */
export function versionsIn(html: string): Readonly<Record<string, string>> {
  const address = /data-remotes="[^"?]*\?([^"]*)"/.exec(html)?.[1];
  if (address) return Object.fromEntries(new URLSearchParams(address.replaceAll('&amp;', '&')));
  const text = /<script[^>]*id="release-set"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{"remotes":[]}';
  const { remotes } = JSON.parse(text) as BrowserReleaseSet;
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}
