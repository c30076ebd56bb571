/** The pictures of a product besides its studio picture. */
export const sceneNames = ['hand', 'fridge', 'edge', 'packaging', 'scale'] as const;
export type SceneName = (typeof sceneNames)[number];

/** Ends the name of the product, as alternative text. */
export const sceneTexts: Readonly<Record<SceneName, { readonly fr: string; readonly en: string }>> = {
  hand: { fr: 'tenu entre deux doigts', en: 'held between two fingers' },
  fridge: { fr: 'sur un frigo, parmi d’autres magnets', en: 'on a fridge, among other magnets' },
  edge: { fr: 'vu de biais, avec sa tranche', en: 'seen at an angle, with its edge' },
  packaging: { fr: 'dans sa boîte en carton', en: 'in its cardboard box' },
  scale: { fr: 'à côté d’une règle et d’une pièce d’un euro', en: 'next to a ruler and a one-euro coin' },
};

/** What is printed on the magnet of each demo product, then on the magnets around it. */
const prints: Readonly<Record<string, readonly string[]>> = {
  'magnet-carre-5x5': ['balloons', 'sunset', 'bear', 'cat', 'chalet'],
  'magnet-carre-7x7': ['lighthouse', 'sunset', 'cake', 'bear', 'beach'],
  'magnet-carre-10x10': ['cat', 'chalet', 'bear', 'sunset', 'cake'],
  'magnet-paysage-6x4': ['beach', 'lake', 'cat', 'cake', 'bear'],
  'magnet-paysage-10x7': ['lake', 'beach', 'bear', 'cat', 'sunset'],
  'magnet-portrait-7x10': ['portrait', 'lighthouse', 'cake', 'sunset', 'cat'],
  'bande-photo-magnet': ['lighthouse', 'portrait', 'bear', 'cake', 'sunset'],
  'set-9-magnets-carres': ['bear', 'cat', 'balloons', 'cake', 'sunset'],
  'magnet-animal': ['cat', 'bear', 'sunset', 'chalet', 'cake'],
  'badge-magnet-rond': ['cake', 'bear', 'cat', 'balloons', 'beach'],
  'magnet-coeur': ['chalet', 'cake', 'bear', 'sunset', 'cat'],
  'magnet-faire-part-naissance': ['bear', 'cake', 'sunset', 'cat', 'balloons'],
  'magnet-save-the-date': ['sunset', 'beach', 'cake', 'lake', 'bear'],
  'magnet-carte-de-visite': ['logo', 'logo', 'cat', 'sunset', 'bear'],
  'magnet-logo-entreprise': ['logo', 'logo', 'cake', 'balloons', 'cat'],
  'magnet-edition-noel': ['chalet', 'bear', 'cake', 'cat', 'sunset'],
};

export const printsOf = (slug: string): readonly string[] => prints[slug] ?? [];
