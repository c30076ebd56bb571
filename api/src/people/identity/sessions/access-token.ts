import { errors, jwtVerify, SignJWT } from 'jose';

/** The account of a bearer token, and the cookie without which the token is worthless. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** Fingerprint of the binding cookie. */
  binding: string;
}

const issuer = 'aimante';
const audience = 'aimante-api';
const type = 'at+jwt';
const algorithm = 'HS256';

const keyOf = (secret: string) => new TextEncoder().encode(secret);

export function signAccessToken(secret: string, claims: AccessClaims, times: { now: Date; expiresAt: Date }) {
  return new SignJWT({ sid: claims.sessionId, bnd: claims.binding })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(times.now)
    .setNotBefore(times.now)
    .setExpirationTime(times.expiresAt)
    .sign(keyOf(secret));
}

/** Undefined: not signed by us, not issued for us, altered or expired. */
export async function readAccessToken(secret: string, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'bnd', 'exp', 'nbf', 'iat'],
    });
    const { sub, sid, bnd } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof bnd !== 'string') return undefined;
    return { userId: sub, sessionId: sid, binding: bnd };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
