/** A file to begin with: a photo under an arch, and a text with its English. */
export declare const EXAMPLE: {
  id: string;
  name: string;
  occasion: string;
  english: {
    'Été à la mer': string;
  };
  design: {
    version: number;
    size: {
      width: number;
      height: number;
    };
    layers: (
      | {
          kind: string;
          colour: string;
          mask?: never;
          radius?: never;
          area?: never;
          text?: never;
          font?: never;
          style?: never;
          size?: never;
          align?: never;
          spacing?: never;
          lineHeight?: never;
          curve?: never;
          at?: never;
          width?: never;
          fits?: never;
          angle?: never;
          hasShadow?: never;
        }
      | {
          kind: string;
          mask: string;
          radius: number;
          angle: number;
          area: {
            left: number;
            top: number;
            width: number;
            height: number;
          };
          text?: never;
          font?: never;
          style?: never;
          size?: never;
          colour?: never;
          align?: never;
          spacing?: never;
          lineHeight?: never;
          curve?: never;
          at?: never;
          width?: never;
          fits?: never;
          hasShadow?: never;
        }
      | {
          mask?: never;
          radius?: never;
          area?: never;
          kind: string;
          text: string;
          font: string;
          style: string;
          size: number;
          colour: string;
          align: string;
          spacing: number;
          lineHeight: number;
          curve: number;
          at: {
            x: number;
            y: number;
          };
          width: number;
          fits: boolean;
          angle: number;
          hasShadow: boolean;
        }
    )[];
  };
};
//# sourceMappingURL=example.d.ts.map
