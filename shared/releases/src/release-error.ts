export type ReleaseErrorCode =
  | 'BLOB_KEY_REFUSED'
  | 'BUCKET_FAILED'
  | 'BUCKET_OVERWRITES'
  | 'CANARY_UNKNOWN'
  | 'CHANNEL_BUSY'
  | 'CHANNEL_EMPTY'
  | 'CONTRACT_INCOMPATIBLE'
  | 'DESCRIPTOR_INVALID'
  | 'DOCUMENT_INVALID'
  | 'FILE_MISMATCH'
  | 'KEEPER_ABSENT'
  | 'KEY_INVALID'
  | 'NOT_DELEGATED'
  | 'REHEARSAL_FAILED'
  | 'RELEASE_KILLED'
  | 'RELEASE_MOVED'
  | 'RELEASE_UNKNOWN'
  | 'ROLLBACK_IMPOSSIBLE'
  | 'SET_CONFLICT'
  | 'SHELL_NEEDED'
  | 'SIGNATURE_INVALID'
  | 'SLOT_UNKNOWN'
  | 'STORE_BEHIND'
  | 'TRUST_INVALID'
  | 'USAGE'
  | 'VERSION_TAKEN';

/**
 * A release that cannot continue. Thrown rather than returned: every step of a publication stops at the first error,
 * and only the command line handles it (or the edge, which then keeps its last good set).
 */
export class ReleaseError extends Error {
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string) {
    super(message);
    this.name = 'ReleaseError';
    this.code = code;
  }
}
