import { z } from 'zod';
import type { MondialRelayConfig } from '../../../platform/config/carrier-config.ts';
import { askCarrier, type Send } from '../protocol/ask-carrier.ts';
import {
  type Carrier,
  CarrierRefusal,
  CarrierSilence,
  type Consignment,
  type Label,
  type PostalParty,
} from '../protocol/carrier.ts';
import { callMondialRelay, type Parameters } from './soap.ts';
import { toTrackingEvents, trackingSchema } from './tracking.ts';

const labelSchema = z.object({ ExpeditionNum: z.string().min(1), URL_Etiquette: z.string().min(1) });

/** The web service of Mondial Relay. Every parcel goes to a pick-up point. */
export function mondialRelay(config: MondialRelayConfig, send: Send): Carrier {
  return {
    name: 'mondial_relay',
    makeLabel: (consignment) => makeLabel(config, send, consignment),
    track: async (trackingNumber) =>
      toTrackingEvents(
        await callMondialRelay(config, send, {
          method: 'WSI2_TracingColisDetaille',
          parameters: [
            ['Expedition', trackingNumber],
            ['Langue', 'FR'],
          ],
          schema: trackingSchema,
          accepts: ['80', '81', '82', '83'],
        }),
      ),
    trackingPage: (trackingNumber, postalCode) =>
      `https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition=${trackingNumber}&codePostal=${postalCode}`,
  };
}

/** The answer names the file of the label, which is then loaded. */
async function makeLabel(config: MondialRelayConfig, send: Send, consignment: Consignment): Promise<Label> {
  if (!consignment.relay) throw new CarrierRefusal('Mondial Relay: no pick-up point');
  const { ExpeditionNum, URL_Etiquette } = await callMondialRelay(config, send, {
    method: 'WSI2_CreationEtiquette',
    parameters: labelParameters(consignment, consignment.relay),
    schema: labelSchema,
  });
  const file = await askCarrier(send, new Request(new URL(URL_Etiquette, config.apiUrl)));
  const label = Buffer.from(await file.arrayBuffer());
  if (!file.ok || label.subarray(0, 5).toString() !== '%PDF-')
    throw new CarrierSilence(`Mondial Relay answered ${file.status} without a label`);
  return { trackingNumber: ExpeditionNum, label, customsForm: null };
}

/** The service accepts 32 capital letters without accents on each line. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 './-]/g, ' ')
    .slice(0, 32)
    .trim();

const partyParameters = (prefix: 'Expe' | 'Dest', party: PostalParty): Parameters => [
  [`${prefix}_Langage`, 'FR'],
  [`${prefix}_Ad1`, plain(`${party.lastName} ${party.firstName}`)],
  [`${prefix}_Ad2`, plain(party.company ?? '')],
  [`${prefix}_Ad3`, plain(party.line1)],
  [`${prefix}_Ad4`, plain(party.line2 ?? '')],
  [`${prefix}_Ville`, plain(party.city).slice(0, 26)],
  [`${prefix}_CP`, party.postalCode],
  [`${prefix}_Pays`, party.country],
  [`${prefix}_Tel1`, internationalPhone(party)],
  [`${prefix}_Tel2`, ''],
  [`${prefix}_Mail`, party.email ?? ''],
];

/** `06 12 34 56 78` in France becomes `+33612345678`. Another form is left out: the service refuses it. */
function internationalPhone({ phone, country }: PostalParty): string {
  const digits = (phone ?? '').replace(/[\s.()-]/g, '');
  if (/^\+\d{8,15}$/.test(digits)) return digits;
  return country === 'FR' && /^0\d{9}$/.test(digits) ? `+33${digits.slice(1)}` : '';
}

const labelParameters = (consignment: Consignment, relay: NonNullable<Consignment['relay']>): Parameters => [
  // Handed in at any point, delivered to the chosen one.
  ['ModeCol', 'REL'],
  ['ModeLiv', '24R'],
  ['NDossier', consignment.reference.slice(0, 15)],
  ['NClient', ''],
  ...partyParameters('Expe', consignment.sender),
  ...partyParameters('Dest', consignment.recipient),
  ['Poids', String(consignment.weightGrams)],
  ['Longueur', ''],
  ['Taille', ''],
  ['NbColis', '1'],
  ['CRT_Valeur', '0'],
  ['CRT_Devise', ''],
  ['Exp_Valeur', ''],
  ['Exp_Devise', ''],
  ['COL_Rel_Pays', 'XX'],
  ['COL_Rel', 'AUTO'],
  ['LIV_Rel_Pays', relay.country],
  ['LIV_Rel', relay.number],
  ['TAvisage', ''],
  ['TReprise', ''],
  ['Montage', ''],
  ['TRDV', ''],
  ['Assurance', '0'],
  ['Instructions', ''],
];
