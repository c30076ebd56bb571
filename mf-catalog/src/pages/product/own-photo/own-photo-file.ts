import { forgetOwnPhoto, keepOwnPhoto, type OwnPhoto, readOwnPhoto } from '@aimante/remote/own-photo';

/** Longer side of the copy that the page shows. */
const PREVIEW_PX = 1200;

export interface ShownPhoto {
  /** Address of the small copy, until `release`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** False: the browser keeps nothing, so the photo is lost with the page and cannot go along to the cropper. */
  readonly isKept: boolean;
  release(): void;
}

export async function readShownPhoto(): Promise<ShownPhoto | undefined> {
  const photo = await readOwnPhoto(Date.now());
  return photo && show(photo, true);
}

/** Undefined: the browser cannot show this file. */
export async function chooseShownPhoto(file: File): Promise<ShownPhoto | undefined> {
  const made = await createImageBitmap(file).catch(() => undefined);
  if (!made) return undefined;
  const { width, height } = made;
  const preview = await shrink(made);
  made.close();
  if (!preview) return undefined;
  const photo: OwnPhoto = { file, name: file.name, preview, width, height, storedAt: Date.now() };
  return show(photo, await keepOwnPhoto(photo));
}

export { forgetOwnPhoto };

function show({ preview, width, height }: OwnPhoto, isKept: boolean): ShownPhoto {
  const url = URL.createObjectURL(preview);
  return { url, width, height, isKept, release: () => URL.revokeObjectURL(url) };
}

async function shrink(made: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, PREVIEW_PX / Math.max(made.width, made.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(made.width * scale);
  canvas.height = Math.round(made.height * scale);
  canvas.getContext('2d')?.drawImage(made, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}
