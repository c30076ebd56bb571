import type { Colour, StickerId } from '@aimante/print';
import { drawDesign } from '@aimante/print/drawing';
import { InkPaths } from './ink-paths.tsx';

const SIDE = 10;

interface StickerPictureProps {
  readonly sticker: StickerId;
  readonly colour: Colour;
  readonly className: string | undefined;
}

/** A sticker as it is printed. */
export function StickerPicture({ sticker, colour, className }: StickerPictureProps) {
  const at = { x: SIDE / 2, y: SIDE / 2 };
  const layer = { kind: 'sticker', sticker, at, size: SIDE * 0.9, angle: 0, colour } as const;
  const design = { version: 1, size: { width: SIDE, height: SIDE }, layers: [layer] } as const;
  const inks = drawDesign({ design }, { trim: design.size, bleed: 0 }, () => []).flatMap((part) =>
    part.kind === 'ink' ? [part.ink] : [],
  );
  return (
    <svg className={className} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <InkPaths inks={inks} />
    </svg>
  );
}
