/** A file to begin with: a photo under an arch, and a text with its English. */
export const EXAMPLE = {
  id: 'exemple',
  name: 'Exemple',
  englishName: 'Example',
  occasion: 'photo',
  english: { 'Été à la mer': 'Summer by the sea' },
  design: {
    version: 1,
    size: { width: 70, height: 70 },
    layers: [
      { kind: 'background', colour: '#f3ebdf' },
      { kind: 'photo', mask: 'arch', radius: 0, angle: 0, area: { left: 15, top: 6, width: 40, height: 46 } },
      {
        kind: 'text',
        text: 'Été à la mer',
        font: 'jost',
        style: 'bold',
        size: 5,
        colour: '#1d4f73',
        align: 'center',
        spacing: 0,
        lineHeight: 1.2,
        curve: 0,
        at: { x: 35, y: 60 },
        width: 58,
        fits: true,
        angle: 0,
        hasShadow: false,
      },
    ],
  },
};
