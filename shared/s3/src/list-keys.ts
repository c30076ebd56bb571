export interface KeyRange {
  readonly bucketUrl: URL;
  readonly prefix: string;
  /** Only the keys after this one. */
  readonly after?: string | undefined;
}

/**
 * All keys with a prefix, sorted, without the path that follows the bucket in its URL. `ask` sends a signed GET and
 * throws when the answer is not a page of the list.
 */
export async function listKeys(
  { bucketUrl, prefix, after }: KeyRange,
  ask: (url: URL) => Promise<Response>,
): Promise<string[]> {
  const [bucket = '', ...rest] = bucketUrl.pathname.replace(/^\/|\/$/g, '').split('/');
  const root = rest.map((part) => `${part}/`).join('');
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const url = new URL(`/${bucket}`, bucketUrl);
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', root + prefix);
    if (after) url.searchParams.set('start-after', root + after);
    if (token) url.searchParams.set('continuation-token', token);
    const xml = await (await ask(url)).text();
    keys.push(...[...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key.slice(root.length)));
    token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
  } while (token);
  return keys.sort();
}
