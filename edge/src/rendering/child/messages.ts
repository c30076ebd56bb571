/** The first message to a new process: what it runs. */
export interface StartMessage {
  readonly code: string;
  readonly releaseBase: string;
  readonly siteUrl: string;
}

export interface RenderMessage {
  readonly id: number;
  /** The input of `render`, without its `fetch` and what it shares with other requests. */
  readonly request: object;
}

/** The answer of the API to one call of the entry. */
export type FetchedMessage = { readonly call: number } & (
  | {
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string;
    }
  | { readonly error: string }
);

/** `forget` says that the shop has changed: former answers of the API are outdated. */
export type MessageToChild = StartMessage | RenderMessage | FetchedMessage | 'ping' | 'forget';

export interface FetchMessage {
  readonly call: number;
  /** The render that asks. */
  readonly of: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
}

export type MessageFromChild =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }
  | FetchMessage
  | { readonly problem: string }
  | 'pong';
