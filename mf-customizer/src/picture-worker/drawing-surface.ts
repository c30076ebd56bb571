export interface DrawingSurface {
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  readonly source: OffscreenCanvas | HTMLCanvasElement;
  toBlob(type: 'image/jpeg' | 'image/png', quality?: number): Promise<Blob>;
  /** Safari keeps the memory of a canvas until it is small. */
  release(): void;
}

function release(canvas: OffscreenCanvas | HTMLCanvasElement) {
  canvas.width = 1;
  canvas.height = 1;
}

function pageSurface(width: number, height: number): DrawingSurface {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas context');
  return {
    context,
    source: canvas,
    toBlob: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded'))),
          type,
          quality,
        );
      }),
    release: () => release(canvas),
  };
}

/**
 * A canvas in a worker, or an element of the page if there is none. White, because magnets are printed on white paper.
 */
export function createSurface(width: number, height: number): DrawingSurface {
  const surface = typeof OffscreenCanvas === 'undefined' ? pageSurface(width, height) : workerSurface(width, height);
  surface.context.fillStyle = '#fff';
  surface.context.fillRect(0, 0, width, height);
  surface.context.imageSmoothingEnabled = true;
  surface.context.imageSmoothingQuality = 'high';
  return surface;
}

function workerSurface(width: number, height: number): DrawingSurface {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas context');
  return {
    context,
    source: canvas,
    toBlob: (type, quality) => canvas.convertToBlob(quality === undefined ? { type } : { type, quality }),
    release: () => release(canvas),
  };
}
