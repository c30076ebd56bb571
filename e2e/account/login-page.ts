import type { Locator, Page } from '@playwright/test';
import type { Account } from './account-api.ts';

export type Language = 'fr' | 'en';

const words = {
  fr: { password: 'Mot de passe', submit: 'Se connecter' },
  en: { password: 'Password', submit: 'Sign in' },
};

export class LoginPage {
  readonly #page: Page;
  readonly #words: (typeof words)[Language];
  readonly password: Locator;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#words = words[language];
    this.password = page.getByLabel(this.#words.password, { exact: true });
  }

  async logIn({ email, password }: Account): Promise<void> {
    await this.#page.getByLabel('E-mail').fill(email);
    await this.password.fill(password);
    await this.#page.getByRole('button', { name: this.#words.submit, exact: true }).click();
  }
}
