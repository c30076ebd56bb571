import type { Point, Recipe } from '../recipe/recipe.ts';
import { withAspect } from '../recipe/turn.ts';
import type { SizeMm } from '../sizes/length.ts';
import { type Area, type Design, type Layer, photoSize } from './design.ts';

/** The photo with these layers. Its crop gets the proportions of its area. Undefined: only the photo. */
export function withDesign(recipe: Recipe, design: Design | undefined, trim: SizeMm): Recipe {
  const { design: _, ...crop } = recipe;
  const next: Recipe = design ? { ...crop, design: { ...design, layers: design.layers.map(fitCrop) } } : crop;
  const { width, height } = photoSize(next, trim);
  const aspect = width / height;
  return Math.abs(aspect / next.aspect - 1) < 1e-9 ? next : withAspect(next, aspect);
}

/** The crop of a cell gets the proportions of its area. */
function fitCrop<Any extends Layer>(layer: Any): Any {
  if (layer.kind !== 'photo' || !layer.cell || !layer.area) return layer;
  const { cell, area } = layer;
  const aspect = area.width / area.height;
  if (Math.abs(aspect / cell.crop.aspect - 1) < 1e-9) return layer;
  return { ...layer, cell: { ...cell, crop: withAspect(cell.crop, aspect) } };
}

interface Fitting {
  readonly place: (at: Point) => Point;
  readonly from: SizeMm;
  readonly to: SizeMm;
}

/** What reaches the cut of one magnet reaches that of the other. */
function fitArea({ left, top, width, height }: Area, { place, from, to }: Fitting): Area {
  const start = place({ x: left, y: top });
  const end = place({ x: left + width, y: top + height });
  const x = left <= 0 ? Math.min(start.x, 0) : start.x;
  const y = top <= 0 ? Math.min(start.y, 0) : start.y;
  const right = left + width >= from.width ? Math.max(end.x, to.width) : end.x;
  const bottom = top + height >= from.height ? Math.max(end.y, to.height) : end.y;
  return { left: x, top: y, width: right - x, height: bottom - y };
}

/** The design for a magnet of another size: as large as it fits, in the middle. */
export function scaleDesign(design: Design, size: SizeMm): Design {
  const factor = Math.min(size.width / design.size.width, size.height / design.size.height);
  if (factor === 1 && size.width === design.size.width && size.height === design.size.height) return design;
  const x = (size.width - design.size.width * factor) / 2;
  const y = (size.height - design.size.height * factor) / 2;
  const place = (at: Point) => ({ x: at.x * factor + x, y: at.y * factor + y });
  const fit = (area: Area): Area => fitArea(area, { place, from: design.size, to: size });
  const scaled = (layer: Layer): Layer => {
    switch (layer.kind) {
      case 'background':
        return layer;
      case 'calendar':
        return { ...layer, area: fit(layer.area), ...(layer.list && { list: fit(layer.list) }) };
      case 'photo':
        return fitCrop({ ...layer, radius: layer.radius * factor, ...(layer.area && { area: fit(layer.area) }) });
      case 'shape': {
        const line = layer.line && { line: { ...layer.line, width: layer.line.width * factor } };
        return { ...layer, area: fit(layer.area), radius: layer.radius * factor, ...line };
      }
      case 'sticker':
        return { ...layer, at: place(layer.at), size: layer.size * factor };
      case 'text': {
        const outline = layer.outline && { outline: { ...layer.outline, width: layer.outline.width * factor } };
        const lengths = { size: layer.size * factor, width: layer.width * factor };
        return { ...layer, ...lengths, at: place(layer.at), ...outline };
      }
    }
  };
  return { ...design, size: { width: size.width, height: size.height }, layers: design.layers.map(scaled) };
}
