import type { EventPayload } from '@aimante/contract';

export type FailurePhase = EventPayload<'remote:failed'>['phase'];

export class RemoteFailure extends Error {
  readonly phase: FailurePhase;

  constructor(phase: FailurePhase, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RemoteFailure';
    this.phase = phase;
  }
}

export function toFailure(cause: unknown, phase: FailurePhase): RemoteFailure {
  if (cause instanceof RemoteFailure) return cause;
  return new RemoteFailure(phase, cause instanceof Error ? cause.message : String(cause), cause);
}
