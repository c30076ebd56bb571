import { setTimeout as sleep } from 'node:timers/promises';
import { accounts } from '../../fixtures/accounts.ts';
import { photo } from '../../pages/cropper-page.ts';
import type { Person } from './person.ts';

/** The cropper saves within 0.3 s. */
const SAVED_MS = 1000;
const PAGES = ['/', '/products', '/products/magnet-carre-5x5', '/portfolio', '/photo-cropper', '/cart', '/contact'];

/** What a person does in each engine. A scene that ends has worked. */
export const SCENES: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async 'the pages are read'(person) {
    for (const path of PAGES) {
      for (const prefix of ['', '/en']) {
        await person.open(prefix + (path === '/' && prefix ? '' : path));
        await person.until(`(document.querySelector('main h1')?.textContent ?? '').trim().length > 2`, `a title`);
      }
    }
  },

  async 'every picture of the catalogue shows when it comes near'(person) {
    await person.open('/products');
    const pictures = `[...document.querySelectorAll('main li img')]`;
    await person.until(`${pictures}.length >= 4`, 'the pictures of the products');
    const count = await person.engine.read<number>(`${pictures}.length`);
    for (let place = 0; place < count; place += 1) {
      const picture = `${pictures}[${place}]`;
      await person.engine.read(`${picture}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      const isSeen = `${picture}.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })`;
      await person.until(`${picture}.naturalWidth > 0 && ${picture}.clientWidth > 40 && ${isSeen}`, `picture ${place}`);
    }
  },

  async 'photos are cropped, kept on the device and downloaded'(person) {
    await cropInFreeTool(person, '14-coucher-soleil.jpg', '13-ourson-carre.jpg');
    await person.until(
      `document.querySelector('[role="application"]')?.getAttribute('aria-busy') === 'false'`,
      'a photo',
    );
    await person.drag(/^Recadrage de 14/, 40, 0);
    await person.press('button', /^Valider et continuer$/);
    await person.press('button', /^Valider et continuer$/);
    await person.see(/Images prêtes/);
    await sleep(SAVED_MS);
    await person.open('/photo-cropper');
    await person.see(/Images prêtes/);
    await person.see(/Vos 2 photos/);
  },

  async 'a guest buys, from a photo to the confirmation'(person) {
    await cropInFreeTool(person, '13-ourson-carre.jpg');
    await person.press('button', /^Valider et continuer$/);
    await person.press('button', /^Ajouter au panier.*carré 5.×.5/);
    await person.until(`location.pathname === '/cart'`, 'the cart');
    await enterAsGuest(person);
    await fillAddress(person);
    await person.press('button', /^Continuer vers le paiement$/);
    await person.fill(/^Numéro de carte/, '4242424242424242');
    await person.fill(/^Expiration/, '0930');
    await person.fill(/^Cryptogramme/, '123');
    await person.fill(/^Nom sur la carte/, 'Camille Moreau');
    await person.press('checkbox', /J’accepte les/);
    await person.press('button', /^Commander et payer/);
    await person.see(/Paiement confirmé/);
    await person.see(/PM-\d\d-\d{6}/);
  },

  async 'a customer signs in and out'(person) {
    await person.open('/auth/login');
    await signIn(person, accounts.customer);
    await person.see(/Mes commandes/);
    // The menu comes when the pointer is near.
    await person.press('link', /^Mon compte$/);
    await person.press('button', /^Compte/);
    await person.press('button', /^Se déconnecter$/);
    await person.until(`localStorage.getItem('user-token') === null`, 'the end of the session');
  },
};

/** On the page of the login. */
export async function signIn(person: Person, { email, password }: { email: string; password: string }): Promise<void> {
  await person.fill(/^E-mail/, email);
  await person.fill(/^Mot de passe$/, password);
  await person.press('button', /^Se connecter$/);
}

/** From the cart to the delivery step. */
export async function enterAsGuest(person: Person): Promise<void> {
  await person.press('button', /^Passer la commande$/);
  await person.press('link', /invité/);
  // The page before has a field of the same name.
  await person.until(`document.querySelector('h1')?.textContent === 'Livraison'`, 'the delivery step');
}

/** Opens the till of this market. */
export async function openTill(person: Person, marketId: string): Promise<void> {
  await person.open('/auth/login?redirect=/admin/market');
  await signIn(person, accounts.admin);
  await person.until(`location.pathname.startsWith('/admin')`, 'the back office');
  await person.open(`/admin/market/${marketId}/till`);
  await person.fill(/^Nom de la caisse/, 'Caisse 1');
  await person.press('button', /^Autoriser$/);
  await person.press('button', /^Administrateur/);
  await person.fill(/^Nombre de 50,00/, '1');
  await person.press('button', /^Ouvrir la caisse$/);
  await person.see(/Article libre/);
}

export async function sellAtTill(person: Person, marketId: string): Promise<void> {
  await openTill(person, marketId);
  await person.press('button', /^Article libre$/);
  await person.fill(/^Article$/, 'Magnet de stand');
  await person.fill(/^Montant$/, '13,50');
  await person.press('button', /^Ajouter$/);
  await person.press('button', /^Espèces$/);
  await person.press('button', /^20,00/);
  await person.see(/6,50/);
  await person.press('button', /^Encaisser$/);
  await person.see(/Tout est envoyé/);
}

export async function cropInFreeTool(person: Person, ...photos: readonly string[]): Promise<void> {
  await person.open('/photo-cropper');
  await person.press('button', /^Refuser$/);
  await person.until(`document.querySelector('[data-cookie-banner]') === null`, 'the cookie banner to go');
  await person.press('radio', /^5.×.5.cm/);
  await person.press('button', /^Confirmer la taille$/);
  await person.addPhotos(...photos.map(photo));
}

export async function fillAddress(person: Person): Promise<void> {
  await person.fill(/^E-mail/, 'camille.moreau@example.org');
  await person.fill(/^Prénom/, 'Camille');
  await person.fill(/^Nom$/, 'Moreau');
  await person.fill(/^Numéro et voie/, '8 rue des Lices');
  await person.fill(/^Code postal/, '49100');
  await person.fill(/^Ville/, 'Angers');
}
