export const categories = [
  {
    slug: 'magnets-photo',
    picture: 'magnets-carres-set-9-frigo',
    name: { fr: 'Magnets photo', en: 'Photo magnets' },
    description: {
      fr: 'Vos photos, recadrées au millimètre et aimantées.',
      en: 'Your photos, cropped to the millimetre and magnetic.',
    },
  },
  {
    slug: 'evenements',
    picture: 'magnet-save-the-date-mariage',
    name: { fr: 'Mariages et naissances', en: 'Weddings and births' },
    description: {
      fr: 'Faire-part, save the date et souvenirs d’invités.',
      en: 'Announcements, save the dates and favours.',
    },
  },
  {
    slug: 'entreprises',
    picture: 'magnet-logo-entreprise',
    name: { fr: 'Entreprises', en: 'Companies' },
    description: {
      fr: 'Cartes de visite et magnets publicitaires, dès un exemplaire.',
      en: 'Business cards and promotional magnets, from a single piece.',
    },
  },
  {
    slug: 'cadeaux',
    picture: 'coffret-cadeau-magnets',
    name: { fr: 'Idées cadeaux', en: 'Gift ideas' },
    description: { fr: 'Petits aimants, grands sourires.', en: 'Small magnets, big smiles.' },
  },
] as const;

export const options = [
  { key: 'brillant', group: { fr: 'Finition', en: 'Finish' }, value: { fr: 'Brillant', en: 'Glossy' } },
  { key: 'mat', group: { fr: 'Finition', en: 'Finish' }, value: { fr: 'Mat', en: 'Matt' } },
  { key: 'sans-bord', group: { fr: 'Bord', en: 'Border' }, value: { fr: 'Sans bord', en: 'Without' } },
  { key: 'bord-blanc', group: { fr: 'Bord', en: 'Border' }, value: { fr: 'Bord blanc', en: 'White border' } },
] as const;

export const printProfiles = [
  { name: 'Découpe droite', shape: 'rectangle', bleed: 2, safe: 3, radius: 3 },
  { name: 'Presse 5 × 5', shape: 'rectangle', bleed: 3, safe: 3, radius: 4 },
  { name: 'Badge rond', shape: 'round', bleed: 3, safe: 3, radius: 25 },
  { name: 'Cœur', shape: 'heart', bleed: 3, safe: 3, radius: 0 },
] as const;
