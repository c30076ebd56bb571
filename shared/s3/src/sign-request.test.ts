import { describe, expect, it } from '@jest/globals';
import { signRequest } from './sign-request.ts';

/** The credentials, requests and signatures from the examples for Signature Version 4 in the S3 documentation. */
const credentials = {
  accessKeyId: ['AKIAIOSFODNN7', 'EXAMPLE'].join(''),
  secretAccessKey: ['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/'),
  region: 'us-east-1',
};
const at = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';
const signatureOf = (request: Omit<Parameters<typeof signRequest>[1], 'at'>) =>
  /Signature=(\w+)$/.exec(signRequest(credentials, { ...request, at }).authorization ?? '')?.[1];

describe('a signed request', () => {
  it('carries the signature that S3 expects, to read', () => {
    const url = new URL('/test.txt', bucket);
    expect(signatureOf({ method: 'GET', url, headers: { range: 'bytes=0-9' } })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('carries the signature that S3 expects, to write', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const body = Buffer.from('Welcome to Amazon S3.');
    expect(signatureOf({ method: 'PUT', url: new URL('/test%24file.text', bucket), headers, body })).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });

  it('carries the signature that S3 expects, to list', () => {
    expect(signatureOf({ method: 'GET', url: new URL('/?max-keys=2&prefix=J', bucket) })).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });

  it('carries the signature that S3 expects, to ask for a part of the bucket by its bare name', () => {
    expect(signatureOf({ method: 'GET', url: new URL('/?lifecycle', bucket) })).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    );
  });

  it('names a session where there is one', () => {
    const url = new URL('/test.txt', bucket);
    const headers = signRequest({ ...credentials, sessionToken: 'token' }, { method: 'GET', url, at });
    expect(headers['x-amz-security-token']).toBe('token');
    expect(headers.authorization).toContain('x-amz-security-token');
  });
});
