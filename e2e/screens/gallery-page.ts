import { mockupsOf } from './mockups.ts';

export interface TakenShot {
  readonly screen: string;
  readonly language: string;
  readonly width: number;
  readonly file: string;
}

const STYLE = `body { font: 14px system-ui; margin: 24px; color: #1c1917 }
h2 { margin: 40px 0 8px } nav { columns: 5 } .row { display: flex; gap: 16px; align-items: start; overflow-x: auto }
figure { margin: 0 } figcaption { color: #57534e } img { display: block; border: 1px solid #d6d3d1; max-height: 900px }`;

export function galleryPage(shots: readonly TakenShot[], mockupFolder: string): string {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const sections = names.map((name) => {
    const mockups = mockupsOf(name).map((file) => figure(`${mockupFolder}/${file}`, `mock-up ${file}`));
    const pictures = shots
      .filter(({ screen }) => screen === name)
      .map(({ file, language, width }) => figure(file, `${language} ${width}`));
    return `<h2 id="${name}">${name}</h2><div class="row">${[...mockups, ...pictures].join('')}</div>`;
  });
  const links = names.map((name) => `<div><a href="#${name}">${name}</a></div>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>
<h1>Screens</h1><nav>${links.join('')}</nav>${sections.join('\n')}</html>`;
}

const figure = (file: string, caption: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;
