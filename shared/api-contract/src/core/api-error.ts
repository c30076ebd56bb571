/** The body of every refused call. `message` can be shown to a visitor, in the requested language. */
export interface ApiErrorBody {
  code: string;
  message: string;
  /** The message in each language of the shop, for a page that changes its language later. */
  messages?: Readonly<Record<'fr' | 'en', string>>;
  details?: unknown;
  requestId?: string;
}

/** `status` 0: no answer from the server. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly messages: ApiErrorBody['messages'];
  readonly requestId: string | undefined;
  /** Seconds to wait, when the server gives them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ApiErrorBody, options: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(body.message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.details = body.details;
    this.messages = body.messages;
    this.requestId = body.requestId;
    this.retryAfter = options.retryAfter;
  }
}

const isErrorBody = (value: unknown): value is ApiErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/**
 * A proxy's HTML page or a truncated answer becomes `UNREADABLE_ANSWER`, without a message: the caller has its own
 * text.
 */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(response.status, isErrorBody(body) ? body : { code: 'UNREADABLE_ANSWER', message: '' }, {
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}
