import type { Design, TextLayer } from '../design/design.ts';
import { printedLayers } from '../design/draw-design.ts';
import { adviseText, type TextAdvice } from '../design/text-advice.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { readInstalledFont } from '../type/installed-fonts.ts';
import { createTypesetter } from '../type/typesetter.ts';

const { typeset } = createTypesetter(readInstalledFont);

export interface DesignAdvice extends Pick<TextAdvice, 'kind' | 'mm'> {
  readonly text: string;
}

/** What would spoil the texts of a design in print. Of the hundreds in a calendar, only the worst of each kind. */
export async function adviseDesign(design: Design): Promise<readonly DesignAdvice[]> {
  const own = design.layers.filter((layer) => layer.kind === 'text');
  const ofCalendar = printedLayers({ design }).filter(
    (layer): layer is TextLayer => layer.kind === 'text' && !own.includes(layer),
  );
  const profile = defaultProfile(design.size);
  const advise = async (layer: TextLayer): Promise<DesignAdvice[]> =>
    adviseText(layer, await typeset(layer), profile).map(({ kind, mm }) => ({ kind, mm, text: layer.text }));
  const found = [];
  for (const layer of own) found.push(...(await advise(layer)));
  const worst = new Map<TextAdvice['kind'], DesignAdvice>();
  for (const layer of ofCalendar)
    for (const each of await advise(layer)) if (isWorse(each, worst.get(each.kind))) worst.set(each.kind, each);
  return [...found, ...worst.values()];
}

/** Past an edge more is worse, of letters and strokes less. */
function isWorse(one: DesignAdvice, other: DesignAdvice | undefined): boolean {
  if (!other) return true;
  return one.kind === 'small' || one.kind === 'thin' ? one.mm < other.mm : one.mm > other.mm;
}
