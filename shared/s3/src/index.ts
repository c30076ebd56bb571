export { listKeys } from './list-keys.ts';
export { type S3Credentials, signRequest, type UnsignedRequest } from './sign-request.ts';
