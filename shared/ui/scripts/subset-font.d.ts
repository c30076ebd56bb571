declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** A number fixes an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
