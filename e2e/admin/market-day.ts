import { expect, type Locator } from '@playwright/test';
import type { DeskPage } from './desk-page.ts';

export class MarketDay {
  readonly #desk: DeskPage;

  constructor(desk: DeskPage) {
    this.#desk = desk;
  }

  /** Starts on the list of markets and ends on the page of the new market. */
  async plan(name: string, inDays: number): Promise<void> {
    await this.#desk.button('Ajouter un marché').click();
    const words = { 'Nom en français': name, Lieu: 'Halle aux grains', Adresse: '1 place du Pilori, 49100 Angers' };
    const hours = { Début: momentIn(inDays, 8), Fin: momentIn(inDays, 18) };
    await this.#desk.fillDrawer({ ...words, ...hours }, 'Enregistrer');
    await this.#desk.page.getByRole('link', { name }).click();
    await expect(this.#desk.title).toHaveText(name);
  }

  async takeAlong(product: string, count: number): Promise<void> {
    await this.#desk.button('Transférer').click();
    const choice = this.#desk.dialog.getByLabel('Stock de');
    const option = choice.getByRole('option', { name: new RegExp(`^${product} \\(`) });
    await choice.selectOption(String(await option.getAttribute('value')));
    await this.#desk.fillDrawer({ Quantité: String(count) }, 'Transférer le stock');
    await expect(this.#desk.page.getByRole('row', { name: new RegExp(product) })).toContainText(String(count));
  }

  /** Ends on the selling screen. The float is notes of 50 €. */
  async openTill(notes: string): Promise<void> {
    await this.registerTill();
    await this.countFloat(notes);
  }

  /** Ends where the float is counted. */
  async registerTill(): Promise<void> {
    const { page } = this.#desk;
    await page.getByRole('link', { name: 'Ouvrir l’écran de caisse' }).click();
    await page.getByLabel('Nom de la caisse').fill('Caisse 1');
    await this.#desk.button('Autoriser').click();
    await this.#desk.button('Administrateur').click();
  }

  async countFloat(notes: string): Promise<void> {
    await this.#desk.page.getByLabel(/^Nombre de 50,00/).fill(notes);
    await this.#desk.button('Ouvrir la caisse').click();
    await expect(this.#desk.button('Vente')).toHaveAttribute('aria-current', 'page');
  }

  /** A free line, or a discount with its reason. */
  async addAmount(what: 'Article libre' | 'Remise', { text, amount }: { text: string; amount: string }): Promise<void> {
    const { page } = this.#desk;
    await this.#desk.button(what).click();
    await page.getByLabel(what === 'Remise' ? 'Motif de la remise' : 'Article', { exact: true }).fill(text);
    await page.getByLabel('Montant', { exact: true }).fill(amount);
    await this.#desk.button('Ajouter').click();
  }

  tile(product: string): Locator {
    return this.#desk.page.getByRole('button', { name: new RegExp(`^(?:\\d+ )?${product}`) });
  }
}

/** The value of a date and time field: this many days from now, at an hour. */
function momentIn(days: number, hour: number): string {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00`;
}
