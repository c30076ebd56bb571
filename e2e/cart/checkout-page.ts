import { expect, type Locator, type Page } from '@playwright/test';

type Language = 'fr' | 'en';

const WORDS = {
  fr: {
    base: '',
    checkOut: 'Passer la commande',
    email: 'E-mail',
    toPayment: 'Continuer vers le paiement',
    fields: {
      Prénom: 'Camille',
      Nom: 'Moreau',
      'Numéro et voie': '8 rue des Lices',
      'Code postal': '49100',
      Ville: 'Angers',
    },
    card: ['Numéro de carte', 'Expiration', 'Cryptogramme', 'Nom sur la carte'],
    terms: /J’accepte les/,
    pay: /^Commander et payer/,
    paid: 'Paiement confirmé',
    newAddress: 'Nouvelle adresse',
    orderAgain: 'Commander à nouveau',
  },
  en: {
    base: '/en',
    checkOut: 'Check out',
    email: 'E-mail',
    toPayment: 'Continue to payment',
    fields: {
      'First name': 'Camille',
      'Last name': 'Moreau',
      'Number and street': '8 rue des Lices',
      'Postal code': '49100',
      City: 'Angers',
    },
    card: ['Card number', 'Expiry', 'Security code', 'Name on the card'],
    terms: /I accept the/,
    pay: /^Order and pay/,
    paid: 'Payment confirmed',
    newAddress: 'New address',
    orderAgain: 'Order again',
  },
} as const;

export const CARDS = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asksBank: '4000002500003155',
} as const;

export class CheckoutPage {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];
  readonly main: Locator;
  readonly payButton: Locator;
  readonly title: Locator;

  constructor(page: Page, language: Language = 'fr') {
    this.page = page;
    this.words = WORDS[language];
    this.main = page.getByRole('main');
    this.payButton = this.main.getByRole('button', { name: this.words.pay });
    this.title = this.main.getByRole('heading', { level: 1 });
  }

  async openCart(): Promise<void> {
    await this.page.goto(`${this.words.base}/cart`);
    await this.main.getByRole('button', { name: this.words.checkOut }).waitFor();
  }

  async openGuest(): Promise<void> {
    await this.page.goto(`${this.words.base}/checkout/guest`);
    await this.title.waitFor();
  }

  async giveContact(email = 'camille.moreau@example.org'): Promise<void> {
    // The login page, which is shown until this page is ready, has a field of the same name.
    await this.main.getByRole('button', { name: this.words.toPayment }).waitFor();
    await this.main.getByRole('textbox', { name: this.words.email }).fill(email);
  }

  async giveAddress(): Promise<void> {
    const chooser = this.main.getByRole('radio', { name: this.words.newAddress });
    await this.main.getByRole('button', { name: this.words.toPayment }).waitFor();
    if (await chooser.isVisible()) await chooser.check();
    for (const [label, value] of Object.entries(this.words.fields))
      await this.main.getByLabel(label, { exact: true }).fill(value);
  }

  async goToPayment(): Promise<void> {
    await this.main.getByRole('button', { name: this.words.toPayment }).click();
    await this.payButton.waitFor();
  }

  /** From the shipping page on. Returns the number of the order. */
  async payAsCustomer(): Promise<string> {
    await this.giveAddress();
    await this.goToPayment();
    await this.pay();
    await this.expectPaid();
    return (await this.page.getByText(/^PM-\d\d-\d{6}$/).textContent()) ?? '';
  }

  async guestToPayment(email?: string): Promise<void> {
    await this.openGuest();
    await this.giveContact(email);
    await this.giveAddress();
    await this.goToPayment();
  }

  async giveCard(number: string): Promise<void> {
    const [card, expiry, cvc, name] = this.words.card;
    await this.main.getByRole('textbox', { name: card }).fill(number);
    await this.main.getByRole('textbox', { name: expiry }).fill('0930');
    await this.main.getByRole('textbox', { name: cvc }).fill('123');
    await this.main.getByRole('textbox', { name }).fill('Camille Moreau');
  }

  async acceptTerms(): Promise<void> {
    await this.main.getByRole('checkbox', { name: this.words.terms }).check();
  }

  async pay(number: string = CARDS.accepted): Promise<void> {
    await this.giveCard(number);
    await this.acceptTerms();
    await this.payButton.click();
  }

  /** Confirms the question whether to order the same again: another journey has bought it before. */
  async confirmRepeat(): Promise<void> {
    const again = this.page.getByRole('alertdialog').getByRole('button', { name: this.words.orderAgain });
    await this.page.addLocatorHandler(again, (button) => button.click());
  }

  async expectPaid(): Promise<void> {
    await expect(this.main.getByText(this.words.paid)).toBeVisible({ timeout: 15_000 });
    await expect(this.main.getByText(/^PM-\d\d-\d{6}$/)).toBeVisible();
  }
}
