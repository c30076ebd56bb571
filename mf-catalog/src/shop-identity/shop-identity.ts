/** Who sells here, as the footer, the contact page and the legal texts say it. */
export const SHOP = {
  name: 'Aimanté',
  street: '12 rue des Tanneurs',
  postalCode: '49100',
  city: 'Angers',
  phoneLink: 'tel:+33261910412',
  email: 'bonjour@aimante.example',
} as const;
