import { type APIRequestContext, expect } from '@playwright/test';

interface Saved {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
}

export async function makeProduct(api: APIRequestContext, name: string): Promise<Saved> {
  const answer = await api.post('/api/products', { data: { name, price: 4.5 } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Saved;
}
