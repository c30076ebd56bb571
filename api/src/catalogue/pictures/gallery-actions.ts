import type { Picture } from '@aimante/api-contract/catalogue';
import type { FastifyRequest } from 'fastify';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import type { Author } from '../../platform/audit/record-audit.ts';
import type { Subject } from '../../platform/database/connection/changes.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import {
  addImages,
  describeImage,
  type Gallery,
  imagesOf,
  removeImage,
  reorderImages,
  selectImages,
} from './gallery.ts';
import { viewPicture } from './picture-view.ts';
import { receivePictures } from './receive-pictures.ts';

interface Editor extends Author {
  request: FastifyRequest;
  locale: Locale;
}

export function galleryActions(services: Services, gallery: Gallery, subject: Subject) {
  const { db } = services;
  const write = auditedWrite(services, subject);
  const list = async (ownerId: string, locale: Locale): Promise<Picture[]> =>
    (await selectImages(db, gallery, { where: imagesOf(gallery, ownerId), locale })).map(viewPicture);

  async function add(editor: Editor, ownerId: string, files: { field: string; max: number }) {
    const pictureIds = await receivePictures(services, editor.request, files);
    if (pictureIds instanceof Refusal) return pictureIds;
    const ids = await write(editor, (tx, author) => addImages(tx, { gallery, author }, { ownerId, pictureIds }));
    if (ids instanceof Refusal) return ids;
    return (await list(ownerId, editor.locale)).filter(({ id }) => ids.includes(id));
  }

  return {
    list,
    addSeveral: (editor: Editor, ownerId: string) => add(editor, ownerId, { field: 'images', max: gallery.capacity }),
    async addOne(editor: Editor, ownerId: string): Promise<Picture | Refusal> {
      const added = await add(editor, ownerId, { field: 'image', max: 1 });
      if (added instanceof Refusal) return added;
      return added[0] ?? gallery.errors.imageNotFound();
    },
    remove: (editor: Editor, id: string) => write(editor, (tx, author) => removeImage(tx, { gallery, author }, id)),
    async reorder(
      editor: Editor,
      order: { ownerId: string; imageIds: readonly string[] },
    ): Promise<Picture[] | Refusal> {
      const refusal = await write(editor, (tx, author) => reorderImages(tx, { gallery, author }, order));
      return refusal instanceof Refusal ? refusal : list(order.ownerId, editor.locale);
    },
    async describe(
      editor: Editor,
      id: string,
      alt: string | { fr: string; en?: string | undefined },
    ): Promise<Picture | Refusal> {
      const words = typeof alt === 'string' ? { fr: alt } : alt;
      const refusal = await write(editor, (tx, author) => describeImage(tx, { gallery, author }, { id, alt: words }));
      if (refusal instanceof Refusal) return refusal;
      const [row] = await selectImages(db, gallery, { where: sql`i.id = ${id}`, locale: editor.locale });
      return row ? viewPicture(row) : gallery.errors.imageNotFound();
    },
  };
}
