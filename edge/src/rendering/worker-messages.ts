export interface WorkerData {
  readonly code: string;
  readonly releaseBase: string;
  readonly apiOrigin: string;
  readonly siteUrl: string;
}

export interface WorkerQuestion {
  readonly id: number;
  /** The input of `render`, without what cannot be sent to a worker. */
  readonly request: object;
  readonly deadlineMs: number;
}

export type WorkerAnswer = { readonly id: number } & ({ readonly json: string } | { readonly error: string });

export type WorkerReply = WorkerAnswer | { readonly problem: string } | 'pong';
