import type { Design, TextLayer } from '../design/design.ts';
import { calendarTexts } from '../design/draw-design.ts';
import { adviseText, type TextAdvice, worstOfEach } from '../design/text-advice.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { readInstalledFont } from '../type/installed-fonts.ts';
import { createTypesetter } from '../type/typesetter.ts';

const { typeset } = createTypesetter(readInstalledFont);

export interface DesignAdvice extends Pick<TextAdvice, 'kind' | 'mm'> {
  readonly text: string;
}

/** What would spoil the texts of a design in print. */
export async function adviseDesign(design: Design): Promise<readonly DesignAdvice[]> {
  const own = design.layers.filter((layer) => layer.kind === 'text');
  const profile = defaultProfile(design.size);
  const advise = async (layers: readonly TextLayer[]): Promise<DesignAdvice[]> => {
    const found: DesignAdvice[] = [];
    for (const layer of layers) {
      const advice = adviseText(layer, await typeset(layer), profile);
      found.push(...advice.map(({ kind, mm }) => ({ kind, mm, text: layer.text })));
    }
    return found;
  };
  return [...(await advise(own)), ...worstOfEach(await advise(calendarTexts(design)))];
}
