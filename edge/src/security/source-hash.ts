import { createHash } from 'node:crypto';

/** The hash of a script or style inside a page, as a source of the content security policy: `'sha256-…'`. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
