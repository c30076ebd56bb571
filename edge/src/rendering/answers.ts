import * as z from 'zod';

/** The fields that a server entry may answer. All others are ignored. */
export const shellAnswerSchema = z.object({ html: z.string().min(1) });

const headSchema = z.object({
  title: z.string().exactOptional(),
  description: z.string().exactOptional(),
  robots: z.string().exactOptional(),
  path: z.string().startsWith('/').exactOptional(),
  image: z.string().exactOptional(),
  structuredData: z.array(z.record(z.string(), z.unknown())).exactOptional(),
  status: z.union([z.literal(200), z.literal(404)]).exactOptional(),
});

const imageSchema = z.object({
  href: z.string(),
  imageSrcSet: z.string().exactOptional(),
  imageSizes: z.string().exactOptional(),
  type: z.string().exactOptional(),
  media: z.string().exactOptional(),
});

export const boxAnswerSchema = z.object({
  status: z.union([z.literal(200), z.literal(404)]),
  head: headSchema,
  html: z.string(),
  state: z.unknown(),
  preloadImages: z.array(imageSchema).max(4).exactOptional(),
});
