import { readFile } from 'node:fs/promises';
import { apiUrl } from '../fixtures/addresses.ts';
import { main } from '../fixtures/main.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';

test(
  'the owner finds a person by e-mail, gives the data, erases it, and reads the register',
  main(),
  async ({ page, request }) => {
    const email = `donnees-${Date.now()}@exemple.test`;
    await request.post(`${apiUrl()}/api/newsletter/subscribe`, { data: { email } });
    const desk = new DeskPage(page);
    await desk.open('/admin/privacy');
    const find = async () => {
      await page.getByRole('textbox', { name: 'E-mail de la personne' }).fill(email);
      await desk.button('Chercher').click();
    };

    await test.step('finds what is stored, and why', async () => {
      await find();
      const row = page.getByRole('table', { name: 'Ce que la boutique sait' }).getByRole('row');
      await expect(row.filter({ hasText: 'Lettre d’information' })).toContainText('Consentement');
      await expectSound(page, 'the data of a person');
    });

    await test.step('gives the file', async () => {
      const download = page.waitForEvent('download');
      await desk.button('Télécharger').click();
      expect((await download).suggestedFilename()).toBe('aimante-export.zip');
    });

    await test.step('erases what the law allows', async () => {
      const erase = page.getByRole('region', { name: 'Effacer' });
      await expect(erase.getByRole('list').first()).toContainText('Lettre d’information');
      await desk.button('Effacer ces données').click();
      await desk.question.getByRole('button', { name: 'Effacer', exact: true }).click();
      await expect(erase).toContainText('Il ne reste que ce que la loi demande de garder.');
    });

    await test.step('reads the register and downloads it', async () => {
      await page.getByRole('link', { name: 'Registre des traitements' }).click();
      await expect(page.getByRole('region', { name: 'Factures et comptabilité' })).toContainText('Dix ans');
      const download = page.waitForEvent('download');
      await desk.button('Télécharger en CSV').click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toContain('invoices;data;achat');
      await expectSound(page, 'the register of processing');
    });
  },
);
