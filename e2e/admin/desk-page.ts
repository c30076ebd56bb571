import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { navigate, untilThere } from '../pages/navigate.ts';

export class DeskPage {
  readonly page: Page;
  readonly title: Locator;
  /** An open drawer or dialog. */
  readonly dialog: Locator;
  /** The confirmation before an action that loses data. */
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    // A toast is a dialog too, but not a modal one.
    const modal = page.locator(':not([aria-modal="false"])');
    this.dialog = page.getByRole('dialog').and(modal);
    this.question = page.getByRole('alertdialog').and(modal);
  }

  async open(path: string): Promise<void> {
    await logIn(this.page, 'admin');
    await this.page.goto(path);
    await this.settled();
  }

  /** Goes to another page without a page load, as a link of the back office does. */
  async navigate(path: string): Promise<void> {
    await navigate(this.page, path);
    await untilThere(this.page);
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.title.waitFor();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async fillDrawer(fields: Readonly<Record<string, string>>, save: string): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const field = this.dialog.getByLabel(label, { exact: true });
      const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
      await (isChoice ? field.selectOption(value) : field.fill(value));
    }
    await this.dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** For an order with one good photo that the workshop has not checked yet. */
  async approvePhotoOf(orderId: string): Promise<void> {
    await this.navigate(`/admin/photo-check?order=${orderId}`);
    await this.button('Approuver 1 photo verte').click({ timeout: 40_000 });
    await expect(this.page.getByText('Rien à vérifier')).toBeVisible();
  }

  /** Makes the sheets of an order in the visible list. */
  async makeBatch(number: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Sélectionner ${number}` }).check();
    const actions = this.page.getByRole('region', { name: 'Actions groupées' });
    await actions.getByRole('button', { name: 'Planches PDF' }).click();
    await expect(this.page).toHaveURL(/\/admin\/batches\/[0-9a-f-]{36}/);
  }

  async moveOrder(...stages: readonly string[]): Promise<void> {
    for (const stage of stages) {
      await this.button(`Passer à « ${stage} »`).click();
      await expect(this.page.locator('header').getByText(stage, { exact: true })).toBeVisible();
    }
  }

  async giveTracking(number: string): Promise<void> {
    await this.page.getByLabel('Numéro de suivi').fill(number);
    await this.page.getByLabel('Adresse de suivi').fill(`https://suivi.exemple.test/${number}`);
    await this.button('Enregistrer').click();
    await expect(this.page.getByText('Suivi enregistré')).toBeVisible();
  }

  async expectSound(what: string): Promise<void> {
    await expectSound(this.page, what);
  }
}
