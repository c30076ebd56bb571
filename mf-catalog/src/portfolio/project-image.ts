import type { Project } from '@aimante/api-contract/portfolio';

type Shown = Pick<Project, 'image_url'>;

/** A whole address, a path of the API, or a file name under its portfolio folder. Null: the site's own picture stands in. */
export function projectImage({ image_url: image }: Shown, apiOrigin: string): string | null {
  if (!image) return null;
  if (/^https?:\/\//.test(image)) return image;
  return image.startsWith('/') ? apiOrigin + image : `${apiOrigin}/uploads/portfolio/${encodeURIComponent(image)}`;
}
