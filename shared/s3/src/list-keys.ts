/**
 * Every key below a prefix, without the path that follows the bucket in its address, sorted. `ask` sends a signed GET
 * and throws where the answer is no page of the list.
 */
export async function listKeys(
  bucketUrl: URL,
  prefix: string,
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
    if (token) url.searchParams.set('continuation-token', token);
    const xml = await (await ask(url)).text();
    keys.push(...[...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key.slice(root.length)));
    token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
  } while (token);
  return keys.sort();
}
