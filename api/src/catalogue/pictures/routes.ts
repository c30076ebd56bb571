import type { PictureFormat } from '@aimante/api-contract';
import { catalogueEndpoints } from '@aimante/api-contract/catalogue/endpoints';
import { route } from '../../platform/http/routes/route.ts';
import { pictureErrors } from '../../platform/pictures/errors.ts';
import { mimeTypes } from '../../platform/pictures/picture-formats.ts';
import type { ApiModule } from '../../platform/services/services.ts';

const name = /^(?<hash>[0-9a-f]{32})-(?<width>\d{2,4})\.(?<format>avif|webp|jpg)$/;

export const registerPictures: ApiModule = (app, { pictures }) => {
  route(app, catalogueEndpoints.getPicture, async ({ params, reply }) => {
    const parts = name.exec(params.file)?.groups as { hash: string; width: string; format: PictureFormat } | undefined;
    if (!parts) return pictureErrors.PICTURE_NOT_FOUND();
    const file = await pictures.open({ ...parts, width: Number(parts.width) });
    if (!file) return pictureErrors.PICTURE_NOT_FOUND();
    return reply
      .type(mimeTypes[parts.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', file.size)
      .send(file.stream);
  });
};
