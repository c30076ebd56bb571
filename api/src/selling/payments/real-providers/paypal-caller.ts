import { z } from 'zod';
import type { PaypalConfig } from '../../../platform/config/payment-config.ts';
import { callProvider } from '../provider/call-provider.ts';
import { ProviderSilence } from '../provider/provider.ts';

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/** Of an amount in PayPal's form, `-12.50`. */
export const toCents = (value: string): number => Math.round(Number(value) * 100);

interface PaypalCall<T> {
  path: string;
  schema: z.ZodType<T>;
  /** A text is JSON as it is sent. */
  body?: object | string;
  /** PayPal answers a request with a repeated key with the first answer. */
  key?: string;
}

export type PaypalCaller = ReturnType<typeof createCaller>;

/** Caches PayPal's access token until shortly before it expires. */
export function createCaller(config: PaypalConfig, now: () => Date) {
  let kept: { token: string; until: number } | undefined;
  async function token(): Promise<string> {
    if (kept && kept.until > now().getTime()) return kept.token;
    const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
    const answer = await callProvider({
      url: `${config.apiUrl}/v1/oauth2/token`,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      schema: tokenSchema,
    });
    if (!answer) throw new ProviderSilence('paypal: no access token');
    kept = { token: answer.access_token, until: now().getTime() + (answer.expires_in - 60) * 1000 };
    return kept.token;
  }
  return async <T>({ path, schema, body, key }: PaypalCall<T>): Promise<T | undefined> =>
    callProvider({
      url: config.apiUrl + path,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      schema,
    });
}
