import type { PublicSettings } from '@aimante/api-contract/settings';
import type { OpeningPeriod } from '@aimante/api-contract/settings/opening-hours';

const day: OpeningPeriod[] = [{ opens: '10:00', closes: '17:30' }];

/** Settings of a shop other than the demo. */
export const publicSettings: PublicSettings = {
  maintenance: { enabled: false, message: { fr: '', en: '' }, estimatedTime: { fr: '', en: '' }, contact: '' },
  shop: {
    name: 'Frigo Doré',
    legalName: 'Frigo Doré SAS',
    legalForm: 'SAS au capital de 1 000 €',
    address: '3 quai du Port, 44000 Nantes, France',
    siret: '12345678900011',
    register: 'RCS Nantes 123 456 789',
    vatRegime: 'standard',
    vatNumber: 'FR11123456789',
    vatRate: 20,
    email: 'salut@frigo.example',
    phone: '02 40 00 00 01',
    openingHours: {
      week: { monday: day, tuesday: day, wednesday: [], thursday: day, friday: day, saturday: [], sunday: [] },
      exceptions: [{ from: '2099-12-24', to: '2099-12-24', periods: [] }],
    },
    director: 'Zoé Petit',
    host: 'Nuage SA, 1 rue du Ciel, 59000 Lille',
    mediator: '',
    socials: { instagram: 'https://social.example/frigo', facebook: '', pinterest: '' },
  },
  shipping: {
    expressCents: 1250,
    relayCents: 0,
    giftWrapCents: 390,
    freeFromCents: 0,
    productionDays: [4, 6],
    standardDays: [3, 5],
    expressDays: [1, 2],
    cutOffHour: 12,
    countries: ['FR'],
    cartReminderHours: 4,
  },
  deliveryZones: [{ territories: ['FR'], standard: { bands: [{ upToGrams: null, cents: 0 }], freeFromCents: null } }],
  loyalty: { pointsPerReward: 200, rewardCents: 700, expiryMonths: 12, tiers: [{ name: { fr: 'Or' }, fromCents: 0 }] },
  production: { photoRetentionDays: 45 },
};

export const answerSettings = (settings: PublicSettings) => (path: string) =>
  path === '/api/settings' ? Response.json(settings) : new Response(null, { status: 404 });
