import { createHash, randomUUID } from 'node:crypto';
import type { Send } from './invoice-platform.ts';
import { readFlow, type SentFlow } from './read-flow.ts';

export const demoPlatformConfig = { apiUrl: 'https://platform.invalid/flow-service', token: 'demo' };

interface Kept {
  flowId: string;
  isAsked: boolean;
  isValid: boolean;
}

const json = (body: object, status = 200) => Response.json(body, { status });

/**
 * Plays a platform in this process: it checks the hash, and accepts a flow when it is asked for it the second time. It
 * keeps the flows in memory, as `trackingId` to id.
 */
export function demoPlatform(): Send {
  const flows = new Map<string, Kept>();
  return async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${demoPlatformConfig.token}`) return json({}, 401);
    const id = /\/v1\/flows\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1];
    return id === undefined ? take(flows, await readFlow(request)) : tell(flows, id);
  };
}

function take(flows: Map<string, Kept>, sent: SentFlow | undefined): Response {
  if (!sent) return json({ errorMessage: 'flowInfo and file are needed' }, 400);
  const bytes = sent.content;
  const trackingId = String(sent.info.trackingId);
  if (createHash('sha256').update(bytes).digest('hex') !== sent.info.sha256)
    return json({ errorMessage: 'sha256 differs from the file' }, 400);
  const known = flows.get(trackingId);
  const isValid = bytes.subarray(0, 5).toString() === '%PDF-' || bytes.includes('</Report>');
  const flow = known ?? { flowId: randomUUID(), isAsked: false, isValid };
  flows.set(trackingId, flow);
  return json({ flowId: flow.flowId, trackingId }, 202);
}

function tell(flows: Map<string, Kept>, id: string): Response {
  const flow = [...flows.values()].find(({ flowId }) => flowId === id);
  // After a restart, the flows from before are unknown: they had been taken.
  if (!flow) return json({ acknowledgement: { status: 'Ok' } });
  const status = flow.isValid ? (flow.isAsked ? 'Ok' : 'Pending') : 'Error';
  flow.isAsked = true;
  const details = status === 'Error' ? [{ reasonMessage: 'The file has an unknown format' }] : [];
  return json({ acknowledgement: { status, details } });
}
