import { derive, isSame } from './secret-value.ts';

/** `purpose` separates the kinds of links. `expires`: a number of base 36; its unit is a matter of the kind. */
interface Subject {
  purpose: string;
  id: string;
  expires: string;
}

const proof = (secret: string, { purpose, id, expires }: Subject): string =>
  derive(secret, purpose, `${id}\n${expires}`);

/** Of a uuid, for a link. It contains nothing but the id, the time and the signature. */
export const signId = (secret: string, subject: Subject): string =>
  `${subject.id.replaceAll('-', '')}.${subject.expires}.${proof(secret, subject)}`;

const idForm = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** Undefined: forged, or cut off. The caller compares the time. */
export function readSignedId(
  secret: string,
  { purpose, token }: { purpose: string; token: string },
): { id: string; expires: number } | undefined {
  const [plain = '', expires = '', signature = ''] = token.split('.');
  const parts = idForm.exec(plain)?.slice(1);
  if (!parts || !/^[0-9a-z]{1,8}$/.test(expires)) return undefined;
  const id = parts.join('-');
  if (!isSame(signature, proof(secret, { purpose, id, expires }))) return undefined;
  return { id, expires: Number.parseInt(expires, 36) };
}
