import { httpErrors } from '../../../platform/http/answers/errors.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { photoErrors } from '../record/errors.ts';

/** tus stops at a thrown error and answers with its `status_code` and `body`. */
export class UploadStop extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.status_code = refusal.text.status;
    this.body = refusal.code;
  }
}

const byStatus: Record<number, () => Refusal> = {
  404: photoErrors.PHOTO_NOT_FOUND,
  409: photoErrors.UPLOAD_OFFSET_DIFFERS,
  410: photoErrors.UPLOAD_EXPIRED,
  413: photoErrors.PHOTO_TOO_LARGE,
  423: photoErrors.UPLOAD_BUSY,
};

/** Our refusal if we stopped the upload, else the one that matches the library's status. */
export function refusalOf(status: number, body: string): Refusal {
  const own = Object.entries(photoErrors).find(([code]) => code === body);
  if (own) return own[1]();
  // The bytes received so far are kept: the client resumes later.
  if (status >= 500) return httpErrors.UNAVAILABLE({ retryAfter: 5 });
  return (byStatus[status] ?? httpErrors.BODY_UNREADABLE)();
}
