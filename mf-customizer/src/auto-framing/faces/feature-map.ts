/** Values of a picture by row, column and channel. */
export interface FeatureMap {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float32Array;
}

const LEAK = 0.1;

export function createMap(width: number, height: number, channels: number): FeatureMap {
  return { width, height, channels, values: new Float32Array(width * height * channels) };
}

/** Negative values leave a trace. In place. */
export function leaky(map: FeatureMap): FeatureMap {
  const { values } = map;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value < 0) values[at] = value * LEAK;
  }
  return map;
}

/** The largest of 2 × 2 values. A step of 1 keeps the size. */
export function maxPool(map: FeatureMap, step: 1 | 2): FeatureMap {
  const { width, height, channels, values } = map;
  const pooled = createMap(Math.ceil(width / step), Math.ceil(height / step), channels);
  for (let y = 0; y < pooled.height; y += 1) {
    for (let x = 0; x < pooled.width; x += 1) {
      const [left, top] = [x * step, y * step];
      const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
      const to = (y * pooled.width + x) * channels;
      const [a, b] = [(top * width + left) * channels, (top * width + right) * channels];
      const [c, d] = [(bottom * width + left) * channels, (bottom * width + right) * channels];
      for (let channel = 0; channel < channels; channel += 1) {
        const upper = Math.max(values[a + channel] ?? 0, values[b + channel] ?? 0);
        const lower = Math.max(values[c + channel] ?? 0, values[d + channel] ?? 0);
        pooled.values[to + channel] = Math.max(upper, lower);
      }
    }
  }
  return pooled;
}
