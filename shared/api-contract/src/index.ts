export { ApiError, type ApiErrorBody, toApiError } from './core/api-error.ts';
export type { Call, CallInput, CallOutput } from './core/call.ts';
export { addressOf, type CallOptions, type Client, type ClientOptions, createClient } from './core/client.ts';
export { type PictureFormat, type PictureSource, pictureSources, pictureUrl } from './core/picture.ts';
