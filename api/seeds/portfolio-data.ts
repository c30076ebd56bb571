export const portfolioCategories = [
  { slug: 'mariages', name: { fr: 'Mariages', en: 'Weddings' } },
  { slug: 'entreprises', name: { fr: 'Entreprises', en: 'Companies' } },
  { slug: 'associations', name: { fr: 'Écoles et associations', en: 'Schools and clubs' } },
  { slug: 'fetes', name: { fr: 'Fêtes et marchés', en: 'Parties and markets' } },
] as const;

interface SeedProject {
  category: (typeof portfolioCategories)[number]['slug'];
  picture: string;
  title: { fr: string; en: string };
  description: { fr: string; en: string };
  createdAt: string;
  featured?: boolean;
  hidden?: boolean;
}

export const projects: SeedProject[] = [
  {
    category: 'mariages',
    picture: 'portfolio-mariage',
    createdAt: '2026-09-14',
    featured: true,
    title: { fr: 'Mariage de Manon et Théo', en: 'Manon and Théo’s wedding' },
    description: {
      fr: 'Cent vingt magnets ronds déposés dans les assiettes, pressés la veille avec la photo de leurs fiançailles. Les invités les ont échangés toute la soirée.',
      en: 'A hundred and twenty round magnets laid on the plates, pressed the day before with their engagement photo. Guests swapped them all evening.',
    },
  },
  {
    category: 'entreprises',
    picture: 'portfolio-evenement-entreprise',
    createdAt: '2026-08-27',
    featured: true,
    title: { fr: 'Séminaire Novalia', en: 'Novalia’s company day' },
    description: {
      fr: 'Une borne photo, une presse et deux de nos collègues : quatre cents portraits aimantés en une journée pour les équipes de Novalia.',
      en: 'A photo booth, a press and two of our colleagues: four hundred magnetic portraits in one day for Novalia’s teams.',
    },
  },
  {
    category: 'associations',
    picture: 'portfolio-club-sport',
    createdAt: '2026-06-30',
    title: { fr: 'FC Valmont, l’album de la saison', en: 'FC Valmont, the season’s album' },
    description: {
      fr: 'Un magnet par joueur, vendu au profit du club : la collection complète tient sur la porte du vestiaire.',
      en: 'One magnet per player, sold to raise money for the club: the whole set fits on the changing-room door.',
    },
  },
  {
    category: 'associations',
    picture: 'portfolio-ecole',
    createdAt: '2026-06-12',
    title: { fr: 'Kermesse de l’école des Tilleuls', en: 'The Tilleuls school fair' },
    description: {
      fr: 'Deux cent dix dessins d’enfants devenus magnets, pour financer la classe verte.',
      en: 'Two hundred and ten children’s drawings turned into magnets to pay for a class trip.',
    },
  },
  {
    category: 'fetes',
    picture: 'portfolio-anniversaire',
    createdAt: '2026-05-18',
    title: { fr: 'Les 60 ans de Jeanne', en: 'Jeanne’s 60th birthday' },
    description: {
      fr: 'Soixante photos, une par année, à recomposer en famille sur un grand tableau magnétique.',
      en: 'Sixty photos, one for each year, to arrange together on a large magnetic board.',
    },
  },
  {
    category: 'fetes',
    picture: 'portfolio-marche',
    createdAt: '2026-04-25',
    title: { fr: 'Marché des créateurs de Lyon', en: 'Lyon makers’ market' },
    description: {
      fr: 'Notre stand du samedi : photo au téléphone, magnet pressé en trois minutes.',
      en: 'Our Saturday stand: a photo on your phone, a magnet pressed in three minutes.',
    },
  },
  {
    category: 'entreprises',
    picture: 'portfolio-boutique-souvenirs',
    createdAt: '2026-03-08',
    title: { fr: 'Boutique de souvenirs de Valmont', en: 'Valmont’s souvenir shop' },
    description: {
      fr: 'Une gamme de douze vues de la vieille ville, réassortie tous les mois.',
      en: 'A range of twelve views of the old town, restocked every month.',
    },
  },
  {
    category: 'associations',
    picture: 'portfolio-association',
    createdAt: '2026-02-21',
    title: { fr: 'Les Jardins Partagés', en: 'Les Jardins Partagés' },
    description: {
      fr: 'Un calendrier des semis en magnet, offert à chaque adhérent.',
      en: 'A sowing calendar on a magnet, given to every member.',
    },
  },
  {
    category: 'mariages',
    picture: 'magnet-save-the-date-mariage',
    createdAt: '2026-01-16',
    title: { fr: 'Save the date de Lina et Marc', en: 'Lina and Marc’s save the date' },
    description: {
      fr: 'Quatre-vingts faire-part au format paysage, imprimés sur papier mat et glissés dans des enveloppes kraft.',
      en: 'Eighty landscape announcements, printed on matt paper and slipped into kraft envelopes.',
    },
  },
  {
    category: 'entreprises',
    picture: 'magnet-logo-entreprise',
    createdAt: '2025-12-02',
    hidden: true,
    title: { fr: 'Catalogue d’un client (en attente d’accord)', en: 'A client’s catalogue (awaiting consent)' },
    description: {
      fr: 'Projet en cours de validation par le client.',
      en: 'A project that the client is still approving.',
    },
  },
];
