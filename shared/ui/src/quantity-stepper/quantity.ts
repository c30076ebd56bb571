export interface Bounds {
  min: number;
  max: number;
}

export const clamp = (value: number, { min, max }: Bounds) => Math.min(max, Math.max(min, value));

export function readQuantity(text: string): number | undefined {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

/** The new quantity after a key press, as in a native spin button. Undefined for other keys. */
export function quantityAfterKey(key: string, value: number, bounds: Bounds): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return clamp(value + 1, bounds);
    case 'ArrowDown':
      return clamp(value - 1, bounds);
    case 'PageUp':
      return clamp(value + 10, bounds);
    case 'PageDown':
      return clamp(value - 10, bounds);
    case 'Home':
      return bounds.min;
    case 'End':
      return bounds.max;
    default:
      return undefined;
  }
}
