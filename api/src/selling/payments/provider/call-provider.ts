import { z } from 'zod';
import { ProviderRefusal, ProviderSilence } from './provider.ts';

const timeoutMs = 8000;

export interface ProviderCall<T> {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  schema: z.ZodType<T>;
}

const problem = z.object({
  error: z.unknown().optional(),
  name: z.string().optional(),
  message: z.string().optional(),
});

/**
 * Makes one call and validates the answer. Undefined: not found (404). Throws `ProviderRefusal` for other 4xx answers
 * except 409 and 429, and `ProviderSilence` for everything else without a valid answer.
 */
export async function callProvider<T>({
  url,
  method = 'POST',
  headers,
  body,
  schema,
}: ProviderCall<T>): Promise<T | undefined> {
  const init = { method, headers, signal: AbortSignal.timeout(timeoutMs), ...(body !== undefined && { body }) };
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ProviderSilence(`${method} ${new URL(url).pathname} got no answer`, { cause });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 404) return undefined;
  const isRefusal =
    response.status >= 400 && response.status < 500 && response.status !== 409 && response.status !== 429;
  if (isRefusal) throw new ProviderRefusal(`${response.status} ${describe(answer)}`);
  const parsed = response.ok ? schema.safeParse(answer) : undefined;
  if (!parsed?.success) throw new ProviderSilence(`${response.status} without a sensible answer`);
  return parsed.data;
}

/** For the log: the provider's error code, not customer data. */
function describe(answer: unknown): string {
  const found = problem.safeParse(answer);
  if (!found.success) return '';
  const error = z.object({ code: z.string().optional(), type: z.string().optional() }).safeParse(found.data.error);
  return found.data.name ?? (error.success ? (error.data.code ?? error.data.type ?? '') : '');
}
