import type { DeskTemplate } from '@aimante/api-contract/templates';

export const templateOccasions = ['birth', 'wedding', 'calendar', 'card', 'photo'] as const;

/** Of the magnet for which its layers are placed. The server has checked the design. */
export function templateSize({ design }: Pick<DeskTemplate, 'design'>): string {
  const { width, height } = design.size as { readonly width: number; readonly height: number };
  return `${width} × ${height} mm`;
}

/** Each text in French with its English. */
export function templateTexts({ design, english }: Pick<DeskTemplate, 'design' | 'english'>): [string, string][] {
  const layers = design.layers as readonly { readonly kind: string; readonly text?: string }[];
  return layers.flatMap(({ text }) => (text ? [[text, english[text] ?? text] satisfies [string, string]] : []));
}
