import { createHash, createHmac } from 'node:crypto';

export interface S3Access {
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface S3Request {
  method: string;
  url: URL;
  body: Buffer;
  now: Date;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The headers of AWS Signature Version 4, which every S3-compatible store understands. */
export function signS3(request: S3Request, { region, accessKey, secretKey }: S3Access): Record<string, string> {
  const { method, url, body, now } = request;
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const headers = { host: url.host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': stamp };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [method, url.pathname, queryOf(url), lines.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (from, part) => hmac(from, part),
    hmac(`AWS4${secretKey}`, day),
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { 'x-amz-content-sha256': headers['x-amz-content-sha256'], 'x-amz-date': stamp, authorization };
}

const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
