import sharp from 'sharp';
import { cutPrint, type Die, type Layer, lay, outline, svg } from './magnet-print.ts';
import type { SceneName } from './product-scenes.ts';

export interface Subject {
  readonly die: Die;
  readonly print: Buffer;
  /** Prints of the magnets around it. */
  readonly others: readonly Buffer[];
}

export const WIDTH = 1200;
export const HEIGHT = 900;
const COIN_MM = 23.25;
const middle = ({ width, height }: Die, scale: number) => ({
  left: (WIDTH - width * scale) / 2,
  top: (HEIGHT - height * scale) / 2,
});
/** The largest scale at which the magnet has the given size in pixels. */
const fitting = ({ width, height }: Die, w: number, h: number) => Math.min(w / width, h / height);

export const gradient = (id: string, stops: readonly string[], turn = 'x2="1" y2="1"') =>
  `<linearGradient id="${id}" ${turn}>${stops.map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

export async function compose(ground: string, layers: readonly Layer[], above = ''): Promise<Buffer> {
  return sharp(svg(WIDTH, HEIGHT, ground))
    .composite([...layers, { input: svg(WIDTH, HEIGHT, above), left: 0, top: 0 }])
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

export const drawScene: Readonly<Record<SceneName, (subject: Subject) => Promise<Buffer>>> = {
  /** Between thumb and forefinger, before a plain wall. */
  async hand({ die, print }) {
    const scale = Math.min(fitting(die, 560, 520), 9);
    const [width, height] = [die.width * scale, die.height * scale];
    const [left, top] = [500 - width / 2, 400 - height / 2];
    const [x, y] = [left + width * 0.82, top + height * 0.8];
    /** A finger that points up; its tip is at the origin. */
    const finger = (place: string, { thick, skin }: { thick: number; skin: string }, nail = '') =>
      `<g transform="${place}"><rect x="${-thick / 2}" width="${thick}" height="1100" rx="${thick / 2}" fill="url(#${skin})" stroke="#a9714f" stroke-opacity=".35" stroke-width="2"/>${nail}</g>`;
    const nail = `<path d="M-42 84 V58 Q-42 16 0 16 Q42 16 42 58 V84 Q0 104 -42 84 Z" fill="url(#nail)" stroke="#c98f74" stroke-opacity=".5"/>`;
    const colours = `<defs>${gradient('wall', ['#eef1ec', '#dde3dc'])}${gradient('near', ['#f2c6a8', '#e3ad8b', '#cf936f'], 'x2="1" y2="0"')}${gradient('far', ['#dba583', '#c58a66'], 'x2="1" y2="0"')}${gradient('nail', ['#fae3d8', '#efc8b6'])}</defs>`;
    const ground = `${colours}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
      ${finger(`translate(${x + 40} ${y - 150}) rotate(-36)`, { thick: 132, skin: 'far' })}
      ${finger(`translate(${x + 150} ${y - 40}) rotate(-40)`, { thick: 138, skin: 'far' })}`;
    const thumb = finger(`translate(${x - 20} ${y - 30}) rotate(-52)`, { thick: 140, skin: 'near' }, nail);
    return compose(ground, await lay(print, die, { scale, left, top, angle: -3 }), `${colours}${thumb}`);
  },
  /** On a door, among other magnets at the same scale. */
  async fridge({ die, print, others }) {
    const scale = 3.4;
    const [a, b, c, d] = others;
    const small: Die = { width: 50, height: 50, shape: 'rectangle', corner: 4, thickness: 2 };
    const round: Die = { ...small, shape: 'round' };
    const at = (left: number, top: number, angle: number) => ({ scale, left, top, angle });
    const { left, top } = middle(die, scale);
    const layers = [
      ...(await lay(a ?? print, small, at(110, 90, -4))),
      ...(await lay(b ?? print, round, at(160, 540, 0))),
      ...(await lay(c ?? print, small, at(860, 120, 5))),
      ...(await lay(d ?? print, small, at(820, 600, -3))),
      ...(await lay(print, die, at(left, top, 1.5))),
    ];
    const door = `<defs>${gradient('door', ['#f7f5f0', '#edeae3', '#e2ddd3'], 'x2="1" y2="0"')}</defs>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#door)"/>
      <rect x="1118" width="82" height="${HEIGHT}" fill="#d6d0c5"/><rect x="1118" width="3" height="${HEIGHT}" fill="#bdb5a8"/>
      <rect x="1040" y="170" width="30" height="560" rx="15" fill="#c9c4bb"/><rect x="1044" y="174" width="9" height="552" rx="5" fill="#f2efe9"/>`;
    return compose(door, layers);
  },
  /** Lying on a table, so that the edge shows. */
  async edge({ die, print }) {
    // A tilted strip gets narrow, so it is drawn longer.
    const scale = fitting(die, 560, die.height > 2 * die.width ? 980 : 560);
    const flat = await cutPrint(print, die, scale);
    const tilt = (input: Buffer) =>
      sharp(input)
        .affine(
          [
            [1, -0.42],
            [0.16, 0.5],
          ],
          { background: '#0000', interpolator: 'bicubic' },
        )
        .png()
        .toBuffer();
    const blank = (colour: string) =>
      tilt(svg(Math.round(die.width * scale), Math.round(die.height * scale), outline(die, scale, `fill="${colour}"`)));
    const depth = Math.round(die.thickness * scale);
    const [magnet, paper] = [await blank('#4a4541'), await blank('#f4f0e8')];
    const size = await sharp(magnet).metadata();
    const [left, top] = [Math.round((WIDTH - size.width) / 2), Math.round((HEIGHT - size.height) / 2) - 20];
    const film = Math.max(3, Math.round(depth * 0.28));
    const layers: Layer[] = [];
    const shadow = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
      .composite([{ input: await blank('rgba(42,29,16,.5)'), left: left + 14, top: top + depth + 16 }])
      .png()
      .toBuffer();
    layers.push({ input: await sharp(shadow).blur(16).toBuffer(), left: 0, top: 0 });
    for (let y = depth; y > 0; y -= 1) layers.push({ input: y > film ? magnet : paper, left, top: top + y });
    layers.push({ input: await tilt(flat), left, top });
    const table = `<defs>${gradient('table', ['#f3e4d8', '#e6cfbd'])}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#table)"/>`;
    return compose(table, layers);
  },
  /** In its box, from above. */
  async packaging({ die, print, others }) {
    const scale = Math.min(fitting(die, 330, 330), 5);
    const { left, top } = middle(die, scale);
    const ground = `<defs>${gradient('desk', ['#d8e4e0', '#c3d4cf'])}${gradient('kraft', ['#d2ae82', '#b98f62'])}${gradient('tissue', ['#ffffff', '#efe9df'])}</defs>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#desk)"/>
      <rect x="212" y="132" width="800" height="660" rx="14" fill="#2a1d10" fill-opacity=".2"/>
      <rect x="200" y="115" width="800" height="660" rx="12" fill="url(#kraft)"/>
      <rect x="232" y="147" width="736" height="596" rx="6" fill="#9c7850"/>
      <path d="M240 156 L430 170 560 152 720 172 960 155 946 330 962 470 944 600 960 736 770 722 610 740 420 720 240 738 256 560 238 420 258 280 Z" fill="url(#tissue)"/>
      <path d="M258 280 L520 320 960 155 M238 420 L470 520 420 720 M946 330 L730 480 944 600 M610 740 L700 560" stroke="#d9d0c2" stroke-width="3" fill="none"/>`;
    const [under] = others;
    const layers = [
      ...(await lay(under ?? print, die, { scale, left: left - 40, top: top + 26, angle: -9 })),
      ...(await lay(print, die, { scale, left: left + 24, top: top - 10, angle: 4 })),
    ];
    const band = `<rect x="200" y="640" width="800" height="46" fill="#b83a14" fill-opacity=".92"/>
      <circle cx="600" cy="663" r="52" fill="#faf7f2"/><path d="M600 690c-20-14-34-28-34-44 0-12 9-20 18-20 7 0 13 4 16 10 3-6 9-10 16-10 9 0 18 8 18 20 0 16-14 30-34 44Z" fill="#e4572e"/>`;
    return compose(ground, layers, band);
  },
  /** Beside a coin and a ruler, on steel. */
  async scale({ die, print }) {
    const scale = Math.min(640 / (die.width + COIN_MM + 14), 560 / die.height, 9);
    const coin = COIN_MM * scale;
    const left = (WIDTH - (die.width + 14) * scale - coin) / 2;
    const top = (HEIGHT - die.height * scale) / 2 - 20;
    const bottom = top + die.height * scale;
    const ticks = Array.from({ length: Math.floor(die.width) + 1 }, (_, mm) => {
      const length = mm % 10 === 0 ? 26 : mm % 5 === 0 ? 18 : 10;
      return `<path d="M${left + mm * scale} ${bottom + 22} v${length}" stroke="#57504a" stroke-width="2"/>`;
    }).join('');
    const [cx, cy] = [left + (die.width + 14) * scale + coin / 2, bottom - coin / 2];
    const ground = `<defs>${gradient('steel', ['#dfe1e3', '#eceeef', '#d7d9db', '#e9ebec', '#d3d5d7'])}${gradient('rim', ['#f0d98a', '#c79a3b', '#eccf7a'])}${gradient('core', ['#f4f4f2', '#b9b8b4'])}</defs>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#steel)"/>${ticks}
      <circle cx="${cx + 4}" cy="${cy + 7}" r="${coin / 2}" fill="#2a1d10" fill-opacity=".25"/>
      <circle cx="${cx}" cy="${cy}" r="${coin / 2}" fill="url(#rim)" stroke="#a87c25" stroke-width="2"/>
      <circle cx="${cx}" cy="${cy}" r="${coin * 0.34}" fill="url(#core)" stroke="#a98a4d"/>
      <path d="M${cx - coin * 0.06} ${cy - coin * 0.12} l${coin * 0.09} ${-coin * 0.06} v${coin * 0.36}" fill="none" stroke="#57504a" stroke-width="${coin * 0.05}"/>`;
    return compose(ground, await lay(print, die, { scale, left, top }));
  },
};
