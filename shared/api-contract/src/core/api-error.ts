/** What every refused call answers. `message` is fit for a visitor, in the language asked for. */
export interface ApiErrorBody {
  code: string;
  message: string;
  details?: unknown;
  requestId?: string;
}

/** `status` 0: the server gave no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ApiErrorBody, options: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(body.message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.details = body.details;
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

/** A proxy's HTML page or a cut answer becomes `UNREADABLE_ANSWER`, without a message: the caller has its own text. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(response.status, isErrorBody(body) ? body : { code: 'UNREADABLE_ANSWER', message: '' }, {
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}
