import { type PrintProfile, shapePath, toSvgPath } from '@aimante/print';
import { DOOR_PX, doorLayout, type Place } from './door-layout.ts';

/** The fridge door with the magnets, as a JPEG without any metadata: no file name, no place, no date. */
export async function drawDoor(pictures: readonly Blob[], profile: PrintProfile): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: DOOR_PX, height: DOOR_PX });
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas context.');
    drawFridge(context);
    const places = doorLayout(pictures.length, profile.trim);
    // One at a time, because a phone has memory for one decoded picture.
    for (const [index, picture] of pictures.entries()) {
      const place = places[index];
      if (place) await drawMagnet(context, { picture, place, profile });
    }
    return await encoded(canvas);
  } finally {
    // Safari keeps the memory of a canvas until it is small.
    canvas.width = 1;
    canvas.height = 1;
  }
}

/** The colours of the door on the page (magnet-door.module.css). */
function drawFridge(context: CanvasRenderingContext2D): void {
  const door = context.createLinearGradient(0, 0, DOOR_PX, DOOR_PX * 0.2);
  for (const [at, colour] of [
    [0, '#fdfcf9'],
    [0.55, '#f3efe7'],
    [1, '#e9e3d8'],
  ] as const)
    door.addColorStop(at, colour);
  context.fillStyle = door;
  context.fillRect(0, 0, DOOR_PX, DOOR_PX);
  const handle = context.createLinearGradient(DOOR_PX - 66, 0, DOOR_PX - 42, 0);
  for (const [at, colour] of [
    [0, '#c9cdd0'],
    [0.45, '#eef0f1'],
    [1, '#9da2a6'],
  ] as const)
    handle.addColorStop(at, colour);
  context.fillStyle = handle;
  context.beginPath();
  context.roundRect(DOOR_PX - 66, DOOR_PX * 0.09, 24, DOOR_PX * 0.75, 12);
  context.fill();
}

interface Drawn {
  readonly picture: Blob;
  readonly place: Place;
  readonly profile: PrintProfile;
}

async function drawMagnet(context: CanvasRenderingContext2D, { picture, place, profile }: Drawn): Promise<void> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = profile.trim;
  const outline = new Path2D(toSvgPath(shapePath(profile)));
  context.save();
  context.translate(place.x, place.y);
  context.scale(place.width / width, place.height / height);
  context.save();
  context.shadowColor = 'rgb(36 31 27 / 32%)';
  context.shadowBlur = 22;
  context.shadowOffsetY = 9;
  context.fillStyle = '#fff';
  context.fill(outline);
  context.restore();
  context.clip(outline);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  context.restore();
  bitmap.close();
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser returned no picture.'))),
      'image/jpeg',
      0.9,
    ),
  );
}
