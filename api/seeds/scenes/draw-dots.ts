import { compose, gradient, HEIGHT, WIDTH } from './draw-scenes.ts';

const COLUMNS = 5;
const ROWS = 2;

/** A dot on its paper, with the light from above left. `isOpen`: its paper is taken off, and the glue shines. */
const dot = (x: number, y: number, { radius = 62, isOpen = false } = {}) =>
  `<circle cx="${x + 5}" cy="${y + 9}" r="${radius}" fill="#2a1d10" fill-opacity=".28" filter="url(#soft)"/>
   <circle cx="${x + 2}" cy="${y + 5}" r="${radius}" fill="#211d1a"/>
   <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${isOpen ? 'glue' : 'magnet'})"/>
   <circle cx="${x}" cy="${y}" r="${radius - 3}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>`;

/** Ten adhesive dots: eight on their sheet, and two that lie beside it, one with the paper off. */
export function drawDots(): Promise<Buffer> {
  const places = Array.from({ length: COLUMNS * ROWS }, (_, place) => [
    300 + (place % COLUMNS) * 150,
    320 + Math.floor(place / COLUMNS) * 170,
  ]);
  const onSheet = places.slice(0, -2).map(([x = 0, y = 0]) => dot(x, y));
  const left = places
    .slice(-2)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="62" fill="#efe6d6" stroke="#d8cbb4" stroke-width="2"/>`);
  const scene = `<defs>${gradient('desk', ['#f4d9cf', '#e9c3b4'])}${gradient('sheet', ['#fffdf8', '#f3ecdf'])}${gradient('magnet', ['#5a524c', '#37312d'])}${gradient('glue', ['#e9e4da', '#c9c1b3'])}
      <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
      <filter id="wide" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#desk)"/>
    <g transform="rotate(-5 600 450)">
      <rect x="214" y="226" width="790" height="390" rx="18" fill="#2a1d10" fill-opacity=".3" filter="url(#wide)"/>
      <rect x="200" y="206" width="800" height="390" rx="16" fill="url(#sheet)"/>${left.join('')}${onSheet.join('')}
    </g>
    ${dot(826, 712)}${dot(986, 690, { isOpen: true })}
    <g transform="rotate(24 1066 792)"><ellipse cx="1070" cy="800" rx="60" ry="54" fill="#2a1d10" fill-opacity=".2" filter="url(#soft)"/>
      <circle cx="1064" cy="790" r="61" fill="#fdf7ea" stroke="#e2d6c0" stroke-width="2"/></g>`;
  return compose(scene, []);
}
