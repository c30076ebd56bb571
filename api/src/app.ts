import { isTracing } from '@aimante/telemetry';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { uuidv7 } from './platform/database/sql/uuid.ts';
import { httpErrors } from './platform/http/answers/errors.ts';
import { type Authenticate, registerAccess } from './platform/http/guards/access.ts';
import { registerEmptyBodies } from './platform/http/guards/empty-bodies.ts';
import { registerOriginGuard } from './platform/http/guards/origin-guard.ts';
import { registerRateLimits } from './platform/http/guards/rate-limit.ts';
import { registerUnreadBodies } from './platform/http/guards/unread-bodies.ts';
import { registerDocs } from './platform/http/operations/docs.ts';
import { registerHealth } from './platform/http/operations/health.ts';
import { loggerOptions } from './platform/http/operations/logger.ts';
import { registerMetrics } from './platform/http/operations/metrics.ts';
import { registerTracing } from './platform/http/operations/tracing.ts';
import { registerAnswerClock } from './platform/http/routes/answer-clock.ts';
import { answerError, registerErrorHandler } from './platform/http/routes/error-handler.ts';
import { answerOptions, rememberMethods } from './platform/http/routes/methods.ts';
import { named } from './platform/http/routes/scope.ts';
import type { ApiModule, Services } from './platform/services/services.ts';
import { folderStorage } from './platform/storage/folder-storage.ts';
import { probeStorage } from './platform/storage/storage.ts';
import { modules } from './start/modules.ts';

export interface AppOptions {
  authenticate: Authenticate;
  /** Extra routes, for tests of the framework around the routes. */
  extra?: ApiModule;
  /** Called before any route is registered, for tests that watch all routes. */
  watch?: (app: FastifyInstance) => void;
  /** Refuses calls while the process is too busy. Off in tests, which share a busy machine. */
  shedsLoad?: boolean;
}

/** Longer than the time that a part of an upload has. */
const REQUEST_MS = 65_000;

/** Builds the whole server, without listening. */
export async function buildApp(
  services: Services,
  { authenticate, extra, watch, shedsLoad = true }: AppOptions,
): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: () => uuidv7(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    requestTimeout: REQUEST_MS,
    // Node takes them only from here, and would look for late requests every 30 s.
    http: { requestTimeout: REQUEST_MS, headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    // Longer than the timeout of a handler, so that every caller gets an answer, if only 503.
    connectionTimeout: 20_000,
    handlerTimeout: 15_000,
    // A busy caller notices late that a connection has been idle for too long: its next call would be reset.
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    // A malformed URL is answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.header('x-request-id', request.id));
    },
  });
  watch?.(app);
  if (isTracing()) registerTracing(app);
  const offers = rememberMethods(app);
  answerOptions(app, offers);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  await registerProtection(app, services);
  if (shedsLoad) await registerShedding(app);
  registerErrorHandler(app, offers);
  registerAnswerClock(app);
  registerEmptyBodies(app);
  registerUnreadBodies(app);
  const answersCalls = config.role !== 'jobs';
  if (answersCalls && config.docs) await registerDocs(app);
  registerAccess(app, authenticate);
  registerOriginGuard(app, [...config.origins, config.apiUrl]);
  registerHealth(app, partsOf(services));
  registerMetrics(app, { pool: services.pool, token: config.metricsToken });
  if (!answersCalls) return app;
  for (const module of extra ? [...modules, extra] : modules)
    await app.register(named(module.name, (scope) => module(scope, services)));
  return app;
}

function partsOf({ config, pool, storage }: Services) {
  const uploads = folderStorage(config.uploadsDir);
  return [
    { name: 'database', check: () => pool.query('SELECT 1') },
    { name: 'files', check: () => probeStorage(storage) },
    { name: 'uploads', check: () => probeStorage(uploads) },
  ];
}

/** For an answer that a browser opens as a page. The default does not cover all directives. */
const nothing = ["'none'"];
const contentPolicy = {
  defaultSrc: nothing,
  objectSrc: nothing,
  baseUri: nothing,
  formAction: nothing,
  frameAncestors: nothing,
};

async function registerProtection(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(cors, {
    origin: [...config.origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposedHeaders: [
      'etag',
      'retry-after',
      'x-request-id',
      'x-next-cursor',
      'x-total-count',
      'location',
      'tus-resumable',
      'upload-offset',
      'upload-length',
      'upload-expires',
      'photo-id',
    ],
    maxAge: 600,
  });
  await registerRateLimits(app, services);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: 25 * 1024 * 1024, files: 20, fields: 20, fieldSize: 64 * 1024 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Loading the routes blocks the process. The plugin measures once a second, so for two it would report that as load. */
const SETTLING_MS = 2500;

async function registerShedding(app: FastifyInstance): Promise<void> {
  let listensSince = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    listensSince = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    retryAfter: 5,
    pressureHandler: async () => {
      if (performance.now() - listensSince > SETTLING_MS) throw httpErrors.UNAVAILABLE({ retryAfter: 5 });
    },
  });
}
