import { useLocale } from '@aimante/remote';
import { MagnetTile, Picture } from '@aimante/ui';
import type { GalleryTemplate } from '../../template-gallery/gallery-template.ts';

interface TemplateTileProps {
  readonly template: GalleryTemplate;
  /** Width in the layout, as in `sizes`. */
  readonly sizes: string;
  readonly isPriority: boolean;
}

/** The corners of the magnets of the shop. */
const CORNER_MM = 4;

/** A template as the magnet that is printed. The words beside it name it. */
export function TemplateTile({ template: { size, pictures }, sizes, isPriority }: TemplateTileProps) {
  const locale = useLocale();
  return (
    <MagnetTile widthMm={size.width} heightMm={size.height} cornerMm={CORNER_MM}>
      <Picture source={pictures[locale]} alt="" sizes={sizes} isPriority={isPriority} />
    </MagnetTile>
  );
}
