import * as z from 'zod';

/**
 * A browser's report on a remote: it is shown, or the phase in which it failed. It contains no data of the person or
 * the page.
 */
const reportSchema = z.strictObject({
  remote: z.string().max(60),
  version: z.string().max(80),
  outcome: z.enum(['shown', 'failed']),
  /** `handler`: an error in a handler or a timer. `frozen`: the tab did not react for seconds. */
  phase: z.enum(['load', 'contract', 'mount', 'run', 'handler', 'frozen']).optional(),
});

export type Report = z.infer<typeof reportSchema>;

export const MAX_REPORT_BYTES = 8192;
const reportsSchema = z.array(reportSchema).min(1).max(30);

export function parseReports(body: Buffer): readonly Report[] | undefined {
  try {
    return reportsSchema.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
