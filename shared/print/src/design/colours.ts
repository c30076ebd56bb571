import type { Colour } from './design.ts';

/** The twelve colours of the text tool. */
export const COLOURS = [
  { id: 'ink', colour: '#1c1917' },
  { id: 'white', colour: '#ffffff' },
  { id: 'cream', colour: '#faf3e7' },
  { id: 'linen', colour: '#d9c9b0' },
  { id: 'terracotta', colour: '#c8623f' },
  { id: 'coral', colour: '#e4572e' },
  { id: 'blush', colour: '#f0c9b8' },
  { id: 'mustard', colour: '#d9a13b' },
  { id: 'sage', colour: '#8ea58c' },
  { id: 'fir', colour: '#25493d' },
  { id: 'sky', colour: '#a9c8dd' },
  { id: 'night', colour: '#1f2f4a' },
] as const satisfies readonly { readonly id: string; readonly colour: Colour }[];
