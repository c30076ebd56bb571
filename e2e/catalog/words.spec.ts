import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII',
    'base64',
  ),
};

test('a message with a picture gets a ticket', main(), async ({ page }) => {
  await page.goto('/contact?subject=complaint');
  await expect(page.getByLabel('Sujet')).toHaveValue('complaint');
  await page.getByLabel('Nom').fill('Manon Roussel');
  await page.getByLabel('Adresse e-mail').fill('manon@example.org');
  await page.getByLabel('Votre message').fill('Mon magnet est arrivé plié en deux.');
  await page.getByLabel('Images jointes').setInputFiles(photo);
  await expect(page.getByText('photo.png')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('heading', { name: 'Message bien reçu' })).toBeFocused();
  await expect(page.getByText(/C-\d+/)).toBeVisible();
});

test('an address for the newsletter is taken, and the field is empty again', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Votre adresse e-mail' });
  await field.fill('manon@example.org');
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText(/Presque fini/)).toBeVisible();
  await expect(field).toHaveValue('');
});

test('one answer of the questions is open at a time', async ({ page }) => {
  await page.goto('/');
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(1);
  await page.getByText('En combien de temps vais-je recevoir ma commande').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(/Chez vous entre le .*, en livraison standard\. Livraison offerte/);
});

test('projects are filtered by category', async ({ page }) => {
  await page.goto('/portfolio');
  const projects = page.locator('main article');
  const all = await projects.count();
  await page.getByRole('group', { name: 'Filtrer les projets' }).getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\?category=/);
  await expect.poll(() => projects.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Tous' }).click();
  await expect(projects).toHaveCount(all);
});

test('a market is shown with its map and its calendar file', async ({ page }) => {
  await page.goto('/local');
  const market = page.getByRole('region', { name: 'Prochains marchés' }).locator('article').first();
  await expect(market.getByRole('link', { name: 'Voir sur la carte' })).toHaveAttribute('href', /openstreetmap/);
  const calendar = await market.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href');
  const file = await page.request.get(calendar ?? '');
  expect(await file.text()).toContain('BEGIN:VEVENT');
});
