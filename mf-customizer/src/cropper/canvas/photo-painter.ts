import type { Affine, Size } from '@aimante/print';
import { untilLoaded } from '@aimante/remote';

/** Draws one photo with one transform. All geometry is computed elsewhere. */
export interface PhotoPainter {
  show(bitmap: ImageBitmap, photo: Size): void;
  resize(size: Size): void;
  draw(affine: Affine): void;
  /** Draws again after another picture was given, with the last transform. */
  repaint(): void;
  dispose(): void;
}

const loadFabric = () => untilLoaded(() => import(/* webpackChunkName: "fabric" */ 'fabric'));

/** Loads the drawing code while the visitor picks photos, because the network may be gone later. */
export async function warmPainter(): Promise<void> {
  await loadFabric();
}

/** One canvas, one picture, no filters and no cache: filters and caches of fabric cause trouble with large photos. */
export async function createPhotoPainter(element: HTMLCanvasElement): Promise<PhotoPainter> {
  const { FabricImage, StaticCanvas } = await loadFabric();
  const canvas = new StaticCanvas(element, {
    enableRetinaScaling: false,
    renderOnAddRemove: false,
    skipOffscreen: false,
  });
  // The canvas fills the stage on every screen. A dense screen has more pixels in the same space.
  canvas.setDimensions({ width: '100%', height: '100%' }, { cssOnly: true });
  const source = document.createElement('canvas');

  return {
    show(bitmap, photo) {
      source.width = bitmap.width;
      source.height = bitmap.height;
      source.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0);
      canvas.clear();
      const image = new FabricImage(source, {
        originX: 'center',
        originY: 'center',
        left: photo.width / 2,
        top: photo.height / 2,
        scaleX: photo.width / source.width,
        scaleY: photo.height / source.height,
        objectCaching: false,
        evented: false,
        selectable: false,
      });
      canvas.add(image);
    },
    resize(size) {
      canvas.setDimensions({ width: Math.round(size.width), height: Math.round(size.height) }, { backstoreOnly: true });
    },
    draw(affine) {
      canvas.viewportTransform = [...affine];
      canvas.renderAll();
    },
    repaint: () => canvas.renderAll(),
    dispose() {
      source.width = 1;
      source.height = 1;
      void canvas.dispose();
    },
  };
}
