import FolderTree from 'lucide-react/icons/folder-tree';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MailCheck from 'lucide-react/icons/mail-check';
import Boxes from 'lucide-react/icons/package';
import Printer from 'lucide-react/icons/printer';
import Rocket from 'lucide-react/icons/rocket';
import ScanEye from 'lucide-react/icons/scan-eye';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Users from 'lucide-react/icons/users';
import type { ComponentType } from 'react';

/**
 * Links of the side bar, in its order. `pages/<id of the group>/` holds the pages of a group. `letter`: G, then this key,
 * opens the page.
 */
export const navGroups = [
  {
    id: 'orders',
    links: [
      { id: 'dashboard', path: '/admin', letter: 'd' },
      { id: 'orders', path: '/admin/orders', letter: 'o' },
    ],
  },
  {
    id: 'production',
    links: [
      { id: 'photo-check', path: '/admin/photo-check', letter: 'h' },
      { id: 'batches', path: '/admin/batches', letter: 'b' },
    ],
  },
  {
    id: 'shop',
    links: [{ id: 'market', path: '/admin/market', letter: 'k' }],
  },
  {
    id: 'catalogue',
    heading: 'nav.group.catalogue',
    links: [
      { id: 'products', path: '/admin/products', letter: 'p' },
      { id: 'product-categories', path: '/admin/product-categories', letter: 't' },
      { id: 'portfolio', path: '/admin/portfolio', letter: 'f' },
      { id: 'portfolio-categories', path: '/admin/portfolio-categories', letter: 'y' },
      { id: 'coupons', path: '/admin/coupons', letter: 'r' },
    ],
  },
  {
    id: 'people',
    heading: 'nav.group.people',
    links: [
      { id: 'users', path: '/admin/users', letter: 'c' },
      { id: 'contact', path: '/admin/contact', letter: 'm' },
    ],
  },
  {
    id: 'platform',
    heading: 'nav.group.platform',
    links: [
      { id: 'outbox', path: '/admin/mails', letter: 'v' },
      { id: 'releases', path: '/admin/releases', letter: 'l' },
      { id: 'audit', path: '/admin/audit', letter: 'j' },
      { id: 'settings', path: '/admin/settings', letter: 's' },
    ],
  },
] as const;

export type NavId = (typeof navGroups)[number]['links'][number]['id'];

type Icon = ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: 'true' }>;

export const navIcons: Readonly<Record<NavId, Icon>> = {
  dashboard: LayoutDashboard,
  orders: Boxes,
  'photo-check': ScanEye,
  batches: Printer,
  market: Store,
  products: ShoppingBag,
  'product-categories': FolderTree,
  portfolio: Images,
  'portfolio-categories': Tags,
  coupons: TicketPercent,
  users: Users,
  contact: Inbox,
  outbox: MailCheck,
  releases: Rocket,
  audit: ScrollText,
  settings: Settings,
};

export const navLinks = navGroups.flatMap((group) => [...group.links]);
