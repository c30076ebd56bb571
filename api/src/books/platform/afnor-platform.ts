import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FlowState, InvoicePlatform, Send } from './invoice-platform.ts';

export interface AfnorConfig {
  apiUrl: string;
  token: string;
}

const accepted = z.object({ flowId: z.string() });
const described = z.object({
  acknowledgement: z.object({
    status: z.enum(['Pending', 'Ok', 'Error']),
    details: z.array(z.object({ reasonMessage: z.string().optional() })).optional(),
  }),
});
const refused = z.object({ errorMessage: z.string() });

/** The flow service that the standard XP Z12-013 of AFNOR describes. All French platforms are to offer it. */
export function afnorPlatform({ apiUrl, token }: AfnorConfig, send: Send): InvoicePlatform {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    const answer = await send(new Request(`${apiUrl}${path}`, { ...init, headers }));
    const isWrongCall = answer.status === 401 || answer.status === 429;
    if (answer.status >= 500 || isWrongCall) throw new Error(`The invoice platform answered ${answer.status}`);
    return answer;
  };
  return {
    async send({ trackingId, kind, name, content }) {
      const info = {
        trackingId,
        name,
        processingRule: kind === 'invoice' ? 'B2B' : 'B2C',
        flowSyntax: kind === 'invoice' ? 'Factur-X' : 'FRR',
        flowProfile: kind === 'invoice' ? 'CIUS' : undefined,
        sha256: createHash('sha256').update(content).digest('hex'),
      };
      const body = new FormData();
      body.set('flowInfo', new Blob([JSON.stringify(info)], { type: 'application/json' }));
      const type = kind === 'invoice' ? 'application/pdf' : 'application/xml';
      body.set('file', new Blob([content], { type }), name);
      const answer = await ask('/v1/flows', { method: 'POST', body });
      const read: unknown = await answer.json();
      if (answer.ok) return { reference: accepted.parse(read).flowId };
      return { problem: refused.safeParse(read).data?.errorMessage ?? `The platform answered ${answer.status}` };
    },
    async stateOf(reference): Promise<FlowState> {
      const answer = await ask(`/v1/flows/${encodeURIComponent(reference)}?docType=Metadata`);
      if (!answer.ok) throw new Error(`The invoice platform answered ${answer.status}`);
      const { status, details = [] } = described.parse(await answer.json()).acknowledgement;
      if (status === 'Pending') return { state: 'sent' };
      if (status === 'Ok') return { state: 'accepted' };
      return { state: 'refused', problem: details.map(({ reasonMessage }) => reasonMessage).join(', ') || status };
    },
  };
}
