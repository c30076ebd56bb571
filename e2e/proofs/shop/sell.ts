/** A new product. Returns its id. */
export async function sell(apiUrl: string, headers: Readonly<Record<string, string>>, fields: object): Promise<string> {
  const body = JSON.stringify({ price: 4.5, stock: 5000, ...fields });
  const answer = await fetch(`${apiUrl}/api/products`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the product was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
