import type { Settings } from '@aimante/api-contract/settings';

/** What holds until an administrator says otherwise. The seller is fictitious. */
export const defaultSettings: Settings = {
  maintenance: {
    enabled: false,
    message: {
      fr: 'Notre site est en cours de maintenance. Nous revenons très vite.',
      en: 'Our site is under maintenance. We will be back very soon.',
    },
    estimatedTime: { fr: '18 h', en: '6 pm' },
    contact: 'bonjour@aimante.example',
  },
  shop: {
    name: 'Aimanté',
    legalName: 'Aimanté SARL',
    address: '12 rue des Tanneurs, 49100 Angers, France',
    siret: '73282932000074',
    register: 'RCS Angers 732 829 320',
    vatRegime: 'standard',
    vatNumber: 'FR44732829320',
    vatRate: 20,
    email: 'bonjour@aimante.example',
    phone: '02 61 91 04 12',
    hours: { fr: 'Du lundi au vendredi, de 9 h à 18 h', en: 'Monday to Friday, 9 am to 6 pm' },
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    bic: 'AGRIFRPP',
    director: 'Alix Fontaine',
    host: 'Aimanté SARL, 12 rue des Tanneurs, 49100 Angers',
    socials: {
      instagram: 'https://www.instagram.com/',
      facebook: 'https://www.facebook.com/',
      pinterest: 'https://www.pinterest.com/',
    },
  },
  shipping: {
    expressCents: 999,
    relayCents: 0,
    freeFromCents: 0,
    productionDays: [2, 3],
    standardDays: [3, 5],
    expressDays: [1, 2],
    cutOffHour: 12,
    countries: ['FR', 'BE', 'LU', 'CH', 'MC'],
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
  production: { slaDays: 3, photoRetentionDays: 90 },
};
