import * as z from 'zod/mini';
import { propTypesSchema } from '../slots/prop-types.ts';
import { filePathSchema, fileTableSchema } from './files.ts';

const textsSchema = z.strictObject({ fr: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) });

const sitemapSchema = z.strictObject({
  priority: z.number().check(z.minimum(0), z.maximum(1)),
  frequency: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
});

const assetsSchema = z.strictObject({ js: z.array(filePathSchema), css: z.array(filePathSchema) });

const idSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/));

const routeSchema = z.strictObject({
  id: idSchema,
  path: z.string().check(z.regex(/^\/(?:[a-z0-9-]+|:[a-zA-Z]+)?(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*$/)),
  access: z.enum(['public', 'login', 'admin', 'visitor-only']),
  layout: z.enum(['site', 'bare', 'admin']),
  title: textsSchema,
  description: textsSchema,
  robots: z.enum(['index, follow', 'noindex, follow', 'noindex, nofollow']),
  sitemap: z.optional(sitemapSchema),
  /** The page works without a network: the service worker keeps the files of its remote. */
  offline: z.optional(z.boolean()),
  /** The page shows what the browser alone knows: the server entry of its remote does not render it. */
  isForBrowser: z.optional(z.boolean()),
  /** The texts of this page in files of their own, in all languages (decision 150). Nothing else is prefetched (002). */
  prefetch: z.array(z.string()),
  assets: assetsSchema,
});

const fragmentSchema = z.strictObject({
  slot: idSchema,
  /** The fragments of a slot are sorted by this number. */
  order: z._default(z.int(), 0),
  expose: z.string().check(z.regex(/^\.\/[a-z0-9-]+$/)),
  /** The props that the fragment needs from its slot. */
  props: z.optional(propTypesSchema),
  /** The fragment shows nothing without it, and is not loaded: the cart has something in it. */
  needs: z.optional(z.literal('cart')),
});

/** A link to a page of the same remote. The layout shows all links of a slot, by their order. */
const linkSchema = z.strictObject({
  slot: idSchema,
  page: idSchema,
  /** The element of the page that the link leads to. */
  hash: z.optional(idSchema),
  order: z.int(),
  label: textsSchema,
});

/** A form that works without scripts: it posts to `/_forms/<id>`, and the edge forwards it to the API. */
const formSchema = z.strictObject({
  id: idSchema,
  /** The page with the form, to which the answer leads back. */
  page: idSchema,
  /** The API path that receives the fields as JSON, or files as they are. */
  api: z.string().check(z.regex(/^\/api(?:\/[a-z0-9-]+)+$/)),
  maxBytes: z.int().check(z.minimum(1), z.maximum(16 * 1024 * 1024)),
});

/** Services that one remote provides to all others through the platform. */
export const PORTS = ['cart'] as const;

const portSchema = z.strictObject({
  port: z.enum(PORTS),
  expose: z.string().check(z.regex(/^\.\/[a-z0-9-]+$/)),
});

export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,40}$/;
export const RELEASE_VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,60}$/;

/** The description of a remote: `remote.json`, validated when it is published and when it is loaded. */
export const descriptorSchema = z.strictObject({
  name: z.string().check(z.regex(REMOTE_NAME)),
  version: z.string().check(z.regex(RELEASE_VERSION)),
  contract: z.string().check(z.regex(/^\d{1,4}\.\d{1,4}$/)),
  team: z.string().check(z.minLength(1)),
  /**
   * The global name of the federation container on `window`. Each version has its own, so that two versions can share a
   * page.
   */
  container: z.string().check(z.regex(/^[A-Za-z_]\w{0,80}$/)),
  /** The script that registers the container. For the shell, the main script of the page. */
  entry: filePathSchema,
  routes: z.array(routeSchema),
  /** The names of the slots that the layout or a page offers to all remotes. */
  slots: z._default(z.array(idSchema), []),
  /** The props that each of these slots gives. A release for contract 2.0 does not say it. */
  slotProps: z.optional(z.record(idSchema, propTypesSchema)),
  fragments: z.array(fragmentSchema),
  links: z._default(z.array(linkSchema), []),
  forms: z._default(z.array(formSchema), []),
  ports: z._default(z.array(portSchema), []),
  exposes: z.record(z.string(), assetsSchema),
  locales: z.strictObject({ fr: z.array(filePathSchema), en: z.array(filePathSchema) }),
  server: z.optional(filePathSchema),
  files: fileTableSchema,
});

export type RemoteDescriptor = z.infer<typeof descriptorSchema>;
export type RemoteRoute = RemoteDescriptor['routes'][number];
export type RemoteFragment = RemoteDescriptor['fragments'][number];
export type RemoteForm = RemoteDescriptor['forms'][number];
export type RemoteLink = RemoteDescriptor['links'][number];
export type RemoteAssets = z.infer<typeof assetsSchema>;
export type Port = (typeof PORTS)[number];
export type RouteAccess = RemoteRoute['access'];
export type RouteLayout = RemoteRoute['layout'];
