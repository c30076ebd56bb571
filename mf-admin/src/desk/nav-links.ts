import type { PageLink } from '@aimante/remote';
import Blocks from 'lucide-react/icons/blocks';
import Calculator from 'lucide-react/icons/calculator';
import ChartColumn from 'lucide-react/icons/chart-column';
import FolderTree from 'lucide-react/icons/folder-tree';
import Filter from 'lucide-react/icons/funnel';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import MailCheck from 'lucide-react/icons/mail-check';
import Boxes from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Printer from 'lucide-react/icons/printer';
import Receipt from 'lucide-react/icons/receipt';
import Rocket from 'lucide-react/icons/rocket';
import ScanEye from 'lucide-react/icons/scan-eye';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import type { ComponentType } from 'react';

/** The slots of the side bar, in its order. `pages/<group>/` holds the pages of `desk-<group>`. */
export const navGroups = [
  { slot: 'desk-orders' },
  { slot: 'desk-production' },
  { slot: 'desk-shop' },
  { slot: 'desk-catalogue', heading: 'nav.group.catalogue' },
  { slot: 'desk-people', heading: 'nav.group.people' },
  { slot: 'desk-platform', heading: 'nav.group.platform' },
] as const;

/** G, then this key, opens the page. The letters are used up. */
export const goPaths: Readonly<Record<string, string>> = {
  d: '/admin',
  o: '/admin/orders',
  i: '/admin/parcels',
  h: '/admin/photo-check',
  b: '/admin/batches',
  x: '/admin/packing',
  // All letters are taken.
  ',': '/admin/materials',
  k: '/admin/market',
  e: '/admin/till',
  a: '/admin/accounting',
  z: '/admin/figures',
  n: '/admin/funnel',
  p: '/admin/products',
  t: '/admin/product-categories',
  f: '/admin/portfolio',
  y: '/admin/portfolio-categories',
  1: '/admin/templates',
  r: '/admin/coupons',
  w: '/admin/reviews',
  c: '/admin/users',
  m: '/admin/contact',
  q: '/admin/privacy',
  u: '/admin/team',
  v: '/admin/mails',
  l: '/admin/releases',
  j: '/admin/audit',
  s: '/admin/settings',
};

type Icon = ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: 'true' }>;

const icons: Readonly<Record<string, Icon>> = {
  dashboard: LayoutDashboard,
  orders: Boxes,
  parcels: Truck,
  'photo-check': ScanEye,
  batches: Printer,
  packing: PackageCheck,
  materials: Layers,
  market: Store,
  'till-journal': Receipt,
  accounting: Calculator,
  figures: ChartColumn,
  funnel: Filter,
  products: ShoppingBag,
  'product-categories': FolderTree,
  portfolio: Images,
  'portfolio-categories': Tags,
  templates: LayoutTemplate,
  coupons: TicketPercent,
  reviews: Star,
  users: Users,
  contact: Inbox,
  privacy: ShieldCheck,
  team: KeyRound,
  outbox: MailCheck,
  releases: Rocket,
  audit: ScrollText,
  settings: Settings,
};

/** The icon of a page, by its id. Pages of other remotes share one. */
export function navIcon({ remote, page }: PageLink): Icon {
  return (remote === 'mf-admin' && icons[page]) || Blocks;
}
