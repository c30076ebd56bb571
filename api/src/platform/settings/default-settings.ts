import type { Settings } from '@aimante/api-contract/settings';
import type { ShippingRate } from '@aimante/api-contract/settings/shipping-rates';

const always = (cents: number): ShippingRate => ({ bands: [{ upToGrams: null, cents }], freeFromCents: null });

export const defaultSettings: Settings = {
  maintenance: {
    enabled: false,
    message: {
      fr: 'Notre site est en cours de maintenance. Nous revenons très vite.',
      en: 'Our site is under maintenance. We will be back very soon.',
    },
    estimatedTime: { fr: '18 h', en: '6 pm' },
    contact: '',
  },
  // Only the owner knows these. Missing values are left out, never invented.
  shop: {
    name: 'Aimanté',
    legalName: '',
    legalForm: '',
    address: '',
    siret: '',
    register: '',
    vatRegime: 'standard',
    vatNumber: '',
    vatRate: 20,
    oss: 'threshold',
    email: '',
    phone: '',
    openingHours: {
      week: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
      exceptions: [],
    },
    iban: '',
    bic: '',
    director: '',
    host: '',
    mediator: '',
    socials: { instagram: '', facebook: '', pinterest: '' },
  },
  shipping: {
    expressCents: 999,
    relayCents: 0,
    giftWrapCents: 390,
    freeFromCents: 0,
    productionDays: [2, 3],
    standardDays: [3, 5],
    expressDays: [1, 2],
    cutOffHour: 12,
    countries: ['FR', 'BE', 'LU', 'CH', 'MC'],
    cartReminderHours: 4,
  },
  shippingRates: {
    zones: [
      {
        name: { fr: 'France', en: 'France' },
        territories: ['FR'],
        standard: always(0),
        express: always(999),
        relay: always(0),
      },
      {
        name: { fr: 'Pays voisins', en: 'Neighbouring countries' },
        territories: ['BE', 'LU', 'CH', 'MC'],
        standard: always(0),
        express: null,
        relay: null,
      },
      {
        name: { fr: 'Outre-mer', en: 'French overseas' },
        territories: ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC', 'TF'],
        standard: always(0),
        express: null,
        relay: null,
      },
    ],
  },
  loyalty: {
    pointsPerReward: 100,
    rewardCents: 500,
    expiryMonths: 24,
    tiers: [
      { name: { fr: 'Bronze', en: 'Bronze' }, fromCents: 0 },
      { name: { fr: 'Argent', en: 'Silver' }, fromCents: 10_000 },
      { name: { fr: 'Or', en: 'Gold' }, fromCents: 30_000 },
    ],
  },
  production: { slaDays: 3, photoRetentionDays: 90, dailyCapacity: 400, christmasCutOffDay: 15 },
  team: { seats: 10 },
};
