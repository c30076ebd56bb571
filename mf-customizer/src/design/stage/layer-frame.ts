import { type Box, stickerBox } from '@aimante/print/drawing';
import type { Typesets } from '../../type/typesets.ts';
import type { PlacedLayer } from '../placed-layers.ts';

/** The box around a layer before it is turned, in millimetres. Undefined: a text is not drawn yet. */
export const layerFrame = (typesets: Pick<Typesets, 'get'>, layer: PlacedLayer): Box | undefined =>
  layer.kind === 'text' ? typesets.get(layer)?.frame : stickerBox(layer);
