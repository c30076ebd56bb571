import type { Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { photo } from '../pages/cropper-page.ts';
import { CARDS, CheckoutPage } from './checkout-page.ts';

const MOST_PRESSES = 80;

type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'radio';

class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tabTo(name: string | RegExp, role: Role): Promise<void> {
    const target = this.page.getByRole(role, { name, exact: true });
    await target.first().waitFor();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${String(name)}`);
  }

  async press(name: string | RegExp, role: 'button' | 'link'): Promise<void> {
    await this.tabTo(name, role);
    await this.page.keyboard.press('Enter');
  }

  async type(name: string, text: string): Promise<void> {
    await this.tabTo(name, 'textbox');
    await this.page.keyboard.type(text);
  }
}

test('everything can be bought with the keyboard alone, from the photo on', main(), async ({ page }) => {
  test.setTimeout(90_000);
  const keyboard = new Keyboard(page);
  const checkout = new CheckoutPage(page);
  await page.goto('/photo-cropper');
  await keyboard.press('Confirmer la taille', 'button');
  const choosing = page.waitForEvent('filechooser');
  await keyboard.tabTo('Choisir des photos', 'button');
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles(photo('06-trop-petite-300x200.jpg'));
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Enter');
  // The photo is too small for the size, and needs a yes of its own.
  await keyboard.press('l’imprimer quand même', 'button');
  await keyboard.press(/^Ajouter au panier.: Magnet photo carré 5 × 5 cm/, 'button');
  await page.waitForURL(/\/cart$/);
  await keyboard.press('Passer la commande', 'button');
  await keyboard.press(/invité/, 'link');
  await page.getByRole('textbox', { name: 'Prénom' }).waitFor();
  await keyboard.type('E-mail', 'clavier@example.org');
  for (const [label, value] of Object.entries(checkout.words.fields)) {
    await keyboard.tabTo(label, label === 'Numéro et voie' ? 'combobox' : 'textbox');
    // The postal code has already filled in the city.
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Numéro de carte' }).waitFor();
  await keyboard.type('Numéro de carte', CARDS.accepted);
  await keyboard.type('Expiration', '0930');
  await keyboard.type('Cryptogramme', '123');
  await keyboard.type('Nom sur la carte', 'Camille Moreau');
  await keyboard.tabTo(/J’accepte/, 'checkbox');
  await page.keyboard.press('Space');
  await keyboard.press(/^Commander et payer/, 'button');
  await checkout.expectPaid();
});
