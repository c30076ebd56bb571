import { accounts } from '../../fixtures/accounts.ts';
import type { Person } from './person.ts';
import { cropInFreeTool, enterAsGuest, fillAddress, openTill, signIn } from './scenes.ts';

/** Reads the controls of the page as it is now. */
type Listen = (place: string) => Promise<void>;
export type Walk = (person: Person, listen: Listen, marketId: string) => Promise<void>;

/** The ways through the shop on which every control is read. */
export const WALKS: Readonly<Record<string, Walk>> = {
  async 'a guest'(person, listen) {
    for (const path of ['/', '/products', '/products/magnet-carre-5x5', '/contact', '/photo-cropper']) {
      await person.open(path);
      await listen(path);
    }
    await cropInFreeTool(person, '13-ourson-carre.jpg');
    await person.until(`document.querySelector('[role="application"][aria-busy="false"]') !== null`, 'a photo');
    await listen('a photo in the cropper');
    await person.press('button', /^Valider et continuer$/);
    await person.press('button', /^Ajouter au panier.*carré 5.×.5/);
    await person.until(`location.pathname === '/cart'`, 'the cart');
    await listen('/cart');
    await enterAsGuest(person);
    await listen('/checkout/guest');
    await fillAddress(person);
    await person.press('button', /^Continuer vers le paiement$/);
    await person.see(/Numéro de carte/);
    await listen('/checkout/payment');
  },

  async 'a customer'(person, listen) {
    await person.open('/auth/login');
    await listen('/auth/login');
    await signIn(person, accounts.customer);
    await person.see(/Mes commandes/);
    for (const path of ['/account', '/account/profile', '/orders']) {
      await person.open(path);
      await listen(path);
    }
  },

  async 'the team'(person, listen, marketId) {
    await openTill(person, marketId);
    await listen('the till');
    // One order: the other scenes place some.
    await person.open('/admin/orders?q=PM-26-004217');
    await listen('/admin/orders');
  },
};
