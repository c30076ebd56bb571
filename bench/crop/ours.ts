import type { Contender } from './contender.ts';

/** The free tool, as released. */
export function createOurs(siteUrl: string): Contender {
  return {
    name: 'Aimanté',
    picker: '[data-photo-picker]',
    thumbnail: 'nav[aria-label="Vos photos"] image[href^="blob:"]',
    stage: '[role="application"][aria-busy="false"]',
    async open(page) {
      await page.goto(`${siteUrl}/photo-cropper`);
      await page.getByRole('button', { name: 'Confirmer la taille' }).click();
    },
    async finish(page, count) {
      const validate = page.getByRole('button', { name: 'Valider et continuer' });
      for (let left = count; left > 0; left -= 1) await validate.click();
      await page.getByRole('heading', { name: 'Images prêtes' }).waitFor();
    },
    startExport: (page) => page.getByRole('button', { name: /^Télécharger le/ }).click(),
  };
}
