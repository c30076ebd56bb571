import { z } from 'zod';

export const invoicePlatformEnvironment = {
  INVOICE_PLATFORM_URL: z.url({ protocol: /^https?$/ }).optional(),
  INVOICE_PLATFORM_TOKEN: z.string().min(1).optional(),
};

export interface InvoicePlatformConfig {
  /** Whether the shop plays the platform itself if none is set: nothing leaves this machine. */
  demo: boolean;
  platform: { apiUrl: string; token: string } | undefined;
}

type Environment = z.output<z.ZodObject<typeof invoicePlatformEnvironment>>;

export function readInvoicePlatformConfig(
  { INVOICE_PLATFORM_URL: apiUrl, INVOICE_PLATFORM_TOKEN: token }: Environment,
  { demo }: { demo: boolean },
): InvoicePlatformConfig | { problem: string } {
  if (!apiUrl && !token) return { demo, platform: undefined };
  if (!apiUrl || !token) return { problem: `INVOICE_PLATFORM_${apiUrl ? 'TOKEN' : 'URL'}: needed beside what is set` };
  return { demo: false, platform: { apiUrl, token } };
}
