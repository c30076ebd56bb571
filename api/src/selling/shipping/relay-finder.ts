import type { Relay } from '@aimante/api-contract/shipping';
import { communesOf } from './communes.ts';

export interface RelayPlace {
  country: string;
  postalCode: string;
}

/** Source of a carrier's pick-up points. */
export interface RelayFinder {
  near(place: RelayPlace): Promise<Relay[]>;
  find(id: string): Promise<Relay | undefined>;
}

const names = ['Tabac de la Gare', 'Épicerie du Marché', 'Librairie Les Pages', 'Pressing Blanc Net', 'Fleurs et Cie'];
const streets = [
  '12 place de la Gare',
  '3 rue du Marché',
  '27 rue Victor-Hugo',
  '8 avenue Jean-Jaurès',
  '41 rue Neuve',
];
const idForm = /^demo-([A-Z]{2})-(\d{4,5})-([0-4])$/;

/** Invented points, always the same for a postal code. A carrier's own service can replace this one. */
export const demoRelays: RelayFinder = {
  near: async (place) => {
    const city = await cityOf(place.postalCode);
    return names.map((_, number) => demoRelay(place, { city, number }));
  },
  find: async (id) => {
    const [, country, postalCode, number] = idForm.exec(id) ?? [];
    if (!country || !postalCode) return undefined;
    return demoRelay({ country, postalCode }, { city: await cityOf(postalCode), number: Number(number) });
  },
};

const demoRelay = ({ country, postalCode }: RelayPlace, { city, number }: { city: string; number: number }): Relay => ({
  id: `demo-${country}-${postalCode}-${number}`,
  name: names[number] ?? '',
  line1: streets[number] ?? '',
  postalCode,
  city,
  country,
  hours: '9:00–12:30, 14:00–19:00',
  distanceMeters: 250 + number * 420 + (Number(postalCode) % 7) * 30,
});

const cityOf = async (postalCode: string): Promise<string> =>
  (await communesOf(postalCode))[0] ?? `Secteur ${postalCode.slice(0, 2)}`;
