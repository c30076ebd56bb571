import type { TextLayer } from '@aimante/print';
import { createTypesetter, fetchBundledFont, type Typeset } from '@aimante/print/type';

const typesetter = createTypesetter(fetchBundledFont);

export const typeTasks = { typeset: (layer: TextLayer): Promise<Typeset> => typesetter.typeset(layer) };
