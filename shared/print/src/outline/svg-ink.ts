import type { Ink } from './ink.ts';

/** Attributes of a `<path>`. */
export function inkAttributes({ path, fill, line, opacity }: Ink): Readonly<Record<string, string>> {
  const isFaint = opacity < 1;
  return {
    d: path,
    fill: fill ?? 'none',
    ...(fill && isFaint && { 'fill-opacity': String(opacity) }),
    ...(line && { stroke: line.colour, 'stroke-width': String(line.width), 'stroke-linejoin': 'round' }),
    ...(line && isFaint && { 'stroke-opacity': String(opacity) }),
  };
}

export function toSvgElement(ink: Ink): string {
  const attributes = Object.entries(inkAttributes(ink)).map(([name, value]) => `${name}="${value}"`);
  return `<path ${attributes.join(' ')}/>`;
}
