import { Readable } from 'node:stream';
import { pairingHeader } from '@aimante/api-contract/photo-pairings';
import { photoLimits, uploadPath } from '@aimante/api-contract/photos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import { networkOf } from '../../../platform/http/guards/network.ts';
import { sendRefusal } from '../../../platform/http/routes/error-handler.ts';
import { named } from '../../../platform/http/routes/scope.ts';
import type { Services } from '../../../platform/services/services.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { phoneUploader } from '../pairing/pairing-uploads.ts';
import { photoErrors } from '../record/errors.ts';
import { photoOwners } from '../record/photo-owner.ts';
import { refusalOf } from './tus-refusal.ts';
import { callerHeaders, tusServer } from './tus-server.ts';

/** Headers for origins and the connection come from the server: those of tus are dropped. */
const dropped = /^(access-control-|connection$)/;
const hasBody = new Set(['POST', 'PATCH']);
const version = '1.0.0';
/** The capabilities that a tus client asks for first. */
const discovery = {
  'tus-resumable': version,
  'tus-version': version,
  'tus-extension': 'creation,creation-with-upload,creation-defer-length,termination,expiration',
  'tus-max-size': String(photoLimits.bytes),
};

/** Values of the caller headers, except the network. */
type Caller = Record<'owner' | 'keys' | 'charged', string>;

/** Passes requests to tus, with our own access policy, limits and headers. */
export async function registerUploads(app: FastifyInstance, services: Services): Promise<void> {
  const server = tusServer(services);
  const owners = photoOwners(services.config);
  const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | Refusal> => {
    const begins = request.method === 'POST';
    const token = request.headers[pairingHeader];
    if (typeof token === 'string') {
      const phone = await phoneUploader(services, { token, begins });
      if (phone instanceof Refusal) return phone;
      return { owner: phone.uploader, keys: phone.uploader, charged: phone.ownerKey };
    }
    const owner = begins ? owners.claim(request, reply, request.actor) : '';
    return { owner, keys: owners.keysOf(request, request.actor).join(' '), charged: owner };
  };
  const uploads = named('uploads', (scope) => {
    // tus reads the body as a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/offset+octet-stream', (_, payload, done) => done(null, payload));
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = refuseProtocol(request, reply);
      if (refusal) return sendRefusal(request, reply, refusal);
      const caller = await callerOf(request, reply);
      if (caller instanceof Refusal) return sendRefusal(request, reply, caller);
      return answer(server, { request, reply }, caller);
    };
    const config = { access: 'optional' } as const;
    const options = { config, handler, bodyLimit: photoLimits.bytes + 1024, handlerTimeout: 60_000 };
    const tags = ['photos'];
    scope.route({
      method: 'POST',
      url: uploadPath,
      schema: { tags, summary: 'Begin an upload (tus 1.0)' },
      ...options,
      config: { ...config, discovery },
    });
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const schema = { tags, summary: `${method} of an upload (tus 1.0)` };
      scope.route({ method, url: `${uploadPath}/:id`, schema, ...options });
    }
  });
  await app.register(uploads);
}

/** Protocol checks that the tus library makes differently or too late. */
function refuseProtocol({ method, headers }: FastifyRequest, reply: FastifyReply): Refusal | undefined {
  const wanted = headers['tus-resumable'];
  reply.header('tus-resumable', version);
  if (wanted !== undefined && wanted !== version) {
    reply.header('tus-version', version);
    return photoErrors.TUS_VERSION_UNKNOWN();
  }
  const isBytes = headers['content-type'] === 'application/offset+octet-stream';
  if (method === 'PATCH') return isBytes ? undefined : httpErrors.MEDIA_TYPE_UNKNOWN();
  if (method !== 'POST') return undefined;
  const announced = headers['upload-length'];
  if (announced === undefined && headers['upload-defer-length'] === undefined)
    return photoErrors.UPLOAD_LENGTH_MISSING();
  return Number(announced) > photoLimits.bytes ? photoErrors.PHOTO_TOO_LARGE() : undefined;
}

async function answer(
  server: ReturnType<typeof tusServer>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  caller: Caller,
): Promise<FastifyReply> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const known = { ...caller, network: networkOf(request.ip) };
  for (const [name, value] of Object.entries(known)) headers.set(callerHeaders[name as keyof typeof known], value);
  const body = hasBody.has(request.method) && request.body instanceof Readable ? Readable.toWeb(request.body) : null;
  const init = { method: request.method, headers, body: body as ReadableStream | null, duplex: 'half' };
  const response = await server.handleWeb(new Request(new URL(request.url, 'http://upload'), init as RequestInit));
  const text = await response.text();
  if (response.status >= 500) request.log.error({ reason: text }, 'upload failed');
  if (response.status >= 400) return sendRefusal(request, reply, refusalOf(response.status, text));
  for (const [name, value] of response.headers) if (!dropped.test(name)) reply.header(name, value);
  return reply
    .code(response.status)
    .serializer((plain: unknown) => String(plain))
    .send(text);
}
