import type { Project } from '@aimante/api-contract/portfolio';

type Shown = Pick<Project, 'image_url'>;

/** A full URL, an API path, or a file name in the API's portfolio folder. Null: the site's own picture is used. */
export function projectImage({ image_url: image }: Shown, apiOrigin: string): string | null {
  if (!image) return null;
  if (/^https?:\/\//.test(image)) return image;
  return image.startsWith('/') ? apiOrigin + image : `${apiOrigin}/uploads/portfolio/${encodeURIComponent(image)}`;
}
