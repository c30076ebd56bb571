/** Whether the HTML is of this address. An offline copy may contain another page than the requested one. */
export function isOwnPage(document: Document): boolean {
  const text = document.getElementById('rendered')?.textContent;
  const { pathname, search } = document.location;
  return !text || (JSON.parse(text) as { readonly address?: string }).address === pathname + search;
}
