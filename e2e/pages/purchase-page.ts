import type { Page } from '@playwright/test';
import { photo } from './cropper-page.ts';

const WORDS = {
  fr: {
    base: '',
    square: /^5.×.5.cm/,
    confirmSize: 'Confirmer la taille',
    validate: 'Valider et continuer',
    orderSize: /^Ajouter au panier.: Magnet photo carré 5 × 5 cm/,
    addToCart: 'Ajouter au panier',
    checkOut: 'Passer la commande',
    asGuest: /invité/,
  },
  en: {
    base: '/en',
    square: /^5.×.5.cm/,
    confirmSize: 'Confirm the size',
    validate: 'Confirm and continue',
    orderSize: /^Add to cart: .*5.×.5/,
    addToCart: 'Add to cart',
    checkOut: 'Check out',
    asGuest: /guest/i,
  },
} as const;

export class PurchasePage {
  readonly page: Page;
  readonly words: (typeof WORDS)[keyof typeof WORDS];

  constructor(page: Page, language: keyof typeof WORDS) {
    this.page = page;
    this.words = WORDS[language];
  }

  async cropAsGuest(name: string): Promise<void> {
    await this.openFreeTool();
    await this.crop(name);
    await this.page.getByRole('button', { name: this.words.orderSize }).click();
    await this.page.waitForURL(/\/cart$/);
  }

  async openFreeTool(): Promise<void> {
    await this.page.goto(`${this.words.base}/photo-cropper`);
    await this.chooseSize();
  }

  async chooseSize(): Promise<void> {
    const { square, confirmSize } = this.words;
    await this.page.getByRole('radio', { name: square }).first().check();
    await this.page.getByRole('button', { name: confirmSize }).click();
  }

  async cropAsCustomer(name: string): Promise<void> {
    await this.page.goto(`${this.words.base}/products/magnet-carre-5x5/customize?quantity=1`);
    await this.crop(name);
    await this.page.getByRole('button', { name: this.words.addToCart }).click();
    await this.page.waitForURL(/\/cart$/);
  }

  async checkOut(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.checkOut }).click();
  }

  async add(name: string): Promise<void> {
    await this.page.locator('[data-photo-picker]').setInputFiles(photo(name));
    await this.page.getByRole('application').and(this.page.locator('[aria-busy="false"]')).waitFor();
  }

  async crop(name: string): Promise<void> {
    await this.add(name);
    await this.page.getByRole('button', { name: this.words.validate }).click();
    await this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('application') })
      .waitFor({ state: 'detached' });
  }
}
