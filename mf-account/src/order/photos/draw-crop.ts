import { type Recipe, toAffine } from '@aimante/print';

const LONGEST = 600;

export async function drawCrop(photo: Blob, recipe: Recipe): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  const { width, height } = sizeOf(recipe.aspect);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas context.');
  pen.setTransform(...toAffine(recipe, { width, height }));
  pen.drawImage(bitmap, 0, 0, recipe.photo.width, recipe.photo.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The crop could not be drawn.'))),
      'image/jpeg',
      0.8,
    );
  });
}

const sizeOf = (aspect: number) => ({
  width: Math.round(aspect >= 1 ? LONGEST : LONGEST * aspect),
  height: Math.round(aspect >= 1 ? LONGEST / aspect : LONGEST),
});
