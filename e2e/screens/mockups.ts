import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const MOCKUP_FOLDER = join(import.meta.dirname, 'mockups');

/** The start of a mock-up's file name, by screen. */
const MOCKUPS: Readonly<Record<string, string>> = {
  'catalog-home': '01-accueil-',
  'catalog-products': '02-catalogue-',
  'catalog-product': '03-produit-',
  'customizer-cropping': '04-recadrage-',
  'customizer-ready': '05-images-pretes-',
  'cart-filled': '06-panier-',
  'cart-delivery': '07-livraison-',
  'cart-payment': '08-paiement-',
  'cart-confirmation': '09-confirmation-',
  'account-login-at-checkout': '10-connexion-',
  'account-orders': '11a-compte-commandes-',
  'account-order': '11b-compte-commande-detail-',
  'account-loyalty': '12-fidelite-',
  'admin-dashboard': '13-admin-tableau-de-bord-',
  'admin-orders': '14-admin-commandes-',
  'admin-photo-check': '15-admin-controle-photos-',
  'admin-products-one': '16-admin-produit-',
  'admin-releases': '17-admin-deploiements-',
  'admin-batches': '35-planches-',
  'admin-team': '36-equipe-',
  'admin-accounting': '34-comptabilite-',
  'customizer-text': '20-editeur-texte-',
  'customizer-look': '21-editeur-ambiance-',
  'customizer-templates': '22-modeles-',
  'customizer-phone': '23-telephone-qr-',
  'customizer-calendar': '24-calendrier-editeur-',
  'guest-order-blocked': '31-suivi-invite-',
  'catalog-own-photo': '32-produit-vivant-',
  'cart-drawer': '33-panier-tiroir-',
  'till-sale': '30-caisse-',
  'till-cash': '30b-caisse-especes-',
  'till-sales': '30c-caisse-ventes-',
  'till-closing': '30d-caisse-cloture-',
};

const files = readdirSync(MOCKUP_FOLDER).sort();

export function mockupsOf(screen: string): string[] {
  const start = MOCKUPS[screen];
  return start === undefined ? [] : files.filter((file) => file.startsWith(start));
}
