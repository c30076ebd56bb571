import type { OrderStage } from '@aimante/api-contract/orders';

/** Steps of a demo order after it is placed, in this order. */
export type Chapter =
  | 'pay'
  | 'decline'
  | 'transfer'
  | 'approve'
  | 'block'
  | 'cancel'
  | 'ship'
  | 'claim'
  | { refundCents: number }
  | { to: OrderStage };

export interface Story {
  /** E-mail address of a demo account; any other address is a guest's. */
  email: string;
  /** Hours before the first start of the shop. */
  hoursAgo: number;
  items: { slug: string; quantity: number; photos?: string[] }[];
  coupon?: string;
  method?: 'standard' | 'express' | 'relay' | 'market';
  chapters: Chapter[];
}

const client = 'client@aimante.test';
const lea = 'lea.garnier@exemple.test';
const bakery = 'contact@la-mie-doree.test';
const made: Chapter[] = ['pay', 'approve', { to: 'imprime' }, { to: 'assemble' }, { to: 'emballe' }];
const delivered: Chapter[] = [...made, 'ship', { to: 'expedie' }, { to: 'livre' }];

/** Orders in every state, the oldest first, because invoices are numbered in the order of payment. */
export const stories: Story[] = [
  {
    email: client,
    hoursAgo: 24 * 95,
    items: [{ slug: 'magnet-carre-5x5', quantity: 27, photos: ['plage', 'phare', 'ourson'] }],
    chapters: delivered,
  },
  {
    email: bakery,
    hoursAgo: 24 * 60,
    items: [{ slug: 'magnet-carre-7x7', quantity: 40, photos: ['chalet'] }],
    chapters: [...delivered, { refundCents: 1180 }],
  },
  {
    email: lea,
    hoursAgo: 24 * 41,
    items: [{ slug: 'magnet-portrait-7x10', quantity: 2, photos: ['phare', 'ourson'] }],
    coupon: 'BIENVENUE10',
    chapters: ['pay', 'cancel'],
  },
  {
    email: client,
    hoursAgo: 24 * 20,
    items: [
      { slug: 'magnet-carre-7x7', quantity: 6, photos: ['coucher-soleil', 'plage', 'chalet'] },
      { slug: 'coffret-cadeau-magnets', quantity: 1 },
    ],
    coupon: 'MOINS5',
    chapters: [...delivered, 'claim'],
  },
  {
    email: 'sami@exemple.test',
    hoursAgo: 24 * 12,
    items: [{ slug: 'magnet-animal', quantity: 1, photos: ['ourson'] }],
    chapters: ['cancel'],
  },
  {
    email: client,
    hoursAgo: 24 * 8,
    items: [{ slug: 'magnet-paysage-6x4', quantity: 12, photos: ['coucher-soleil', 'plage', 'chalet'] }],
    method: 'express',
    chapters: [...made, 'ship', { to: 'expedie' }],
  },
  {
    email: 'ines@exemple.test',
    hoursAgo: 24 * 6,
    items: [{ slug: 'magnet-carre-5x5', quantity: 4, photos: ['plage', 'ourson'] }],
    method: 'market',
    chapters: [...made, { to: 'pret_retrait' }],
  },
  {
    email: lea,
    hoursAgo: 24 * 5,
    items: [{ slug: 'badge-magnet-rond', quantity: 5, photos: ['chalet'] }],
    method: 'relay',
    chapters: made,
  },
  {
    email: bakery,
    hoursAgo: 24 * 4,
    items: [{ slug: 'magnet-carre-10x10', quantity: 8, photos: ['coucher-soleil'] }],
    chapters: ['pay', 'approve', { to: 'imprime' }, { to: 'assemble' }],
  },
  {
    email: 'noe@exemple.test',
    hoursAgo: 24 * 3,
    items: [{ slug: 'magnet-portrait-7x10', quantity: 3, photos: ['phare'] }],
    chapters: ['pay', 'approve', { to: 'imprime' }],
  },
  {
    email: lea,
    hoursAgo: 50,
    items: [{ slug: 'bande-photo-magnet', quantity: 2, photos: ['phare'] }],
    chapters: ['transfer'],
  },
  {
    email: client,
    hoursAgo: 30,
    items: [{ slug: 'magnet-animal', quantity: 2, photos: ['ourson', 'chalet'] }],
    chapters: ['pay', 'block'],
  },
  {
    email: 'manon@exemple.test',
    hoursAgo: 22,
    items: [{ slug: 'magnet-paysage-6x4', quantity: 4, photos: ['plage'] }],
    chapters: ['pay', 'approve'],
  },
  {
    email: client,
    hoursAgo: 4,
    items: [{ slug: 'magnet-carre-5x5', quantity: 9, photos: ['plage', 'ourson', 'chalet'] }],
    coupon: 'BIENVENUE10',
    chapters: ['pay'],
  },
  {
    email: client,
    hoursAgo: 0.3,
    items: [{ slug: 'magnet-carre-7x7', quantity: 1, photos: ['coucher-soleil'] }],
    chapters: ['decline'],
  },
  {
    email: client,
    hoursAgo: 0.1,
    items: [{ slug: 'magnet-portrait-7x10', quantity: 1, photos: ['phare'] }],
    chapters: [],
  },
];
