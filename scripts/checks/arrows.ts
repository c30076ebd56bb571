/**
 * Which folder may import which. This is the only table: the checker, and the picture in `docs/architecture.md`, follow
 * it. `*` matches one folder name.
 */
export const arrows: readonly { readonly from: string; readonly to: readonly string[] }[] = [
  { from: 'shell', to: ['shared/*'] },
  { from: 'mf-*', to: ['shared/*'] },
  { from: 'edge', to: ['shared/*'] },
  { from: 'api', to: ['shared/api-contract', 'shared/print', 'shared/s3', 'shared/shop', 'shared/telemetry'] },
  { from: 'shared/api-contract', to: ['shared/shop'] },
  { from: 'shared/ui', to: ['shared/shop'] },
  { from: 'shared/build', to: ['shared/contract'] },
  { from: 'shared/releases', to: ['shared/contract', 'shared/s3'] },
  {
    from: 'shared/remote',
    to: ['shared/api-contract', 'shared/contract', 'shared/shop', 'shared/testing', 'shared/ui'],
  },
  { from: 'shared/testing', to: ['shared/contract'] },
  { from: 'shared/till', to: ['shared/api-contract', 'shared/shop'] },
  { from: 'e2e', to: ['shared/contract', 'shared/print', 'shared/releases'] },
  { from: 'bench', to: ['api', 'shared/build', 'shared/contract', 'shared/print'] },
  { from: 'scripts', to: ['api', 'edge', 'shared/*'] },
];

/** Folders, from the lowest floor to the highest. A folder imports only from floors below its own. */
export type Floors = readonly (readonly string[])[];

/** The contexts of the API: `api/src/<context>`. The highest floor assembles them. */
export const apiContexts: Floors = [
  ['platform'],
  ['catalogue', 'people'],
  ['selling'],
  ['books', 'production'],
  ['desk'],
  ['start'],
];

/**
 * The tables of each context. A context writes only its own tables, and reads its own and those of lower floors.
 * `boundaries` finds the tables in `api/migrations`.
 */
export const apiTables: Readonly<Record<string, readonly string[]>> = {
  platform: ['audit_log', 'consent_log', 'outbox', 'pictures', 'rate_counters', 'settings'],
  people: [
    'addresses',
    'auth_challenges',
    'code_apps',
    'contact_messages',
    'contact_threads',
    'login_attempts',
    'mail_tokens',
    'newsletter_subscribers',
    'passkeys',
    'photo_pairing_photos',
    'photo_pairings',
    'photos',
    'recovery_codes',
    'refresh_tokens',
    'sessions',
    'staff_members',
    'staff_roles',
    'upload_allowances',
    'users',
  ],
  catalogue: [
    'bundles',
    // The schema of the rows for searching.
    'catalogue_search',
    'categories',
    'design_templates',
    'market_events',
    'portfolio_categories',
    'portfolio_images',
    'portfolio_items',
    'print_profiles',
    'product_costs',
    'product_images',
    'product_translations',
    'products',
    'stock_movements',
    'stocks',
    'variant_option_links',
    'variant_options',
    'variants',
  ],
  selling: [
    'cart_lines',
    'cart_links',
    'cart_reminders',
    'carts',
    'claims',
    'coupon_uses',
    'coupons',
    'demo_payments',
    'demo_refunds',
    'demo_webhooks',
    'idempotency_keys',
    'loyalty_entries',
    'order_events',
    'order_line_photos',
    'order_lines',
    'order_link_requests',
    'order_supplements',
    'orders',
    'parcel_events',
    'parcel_orders',
    'parcels',
    'payment_attempts',
    'payment_events',
    'refunds',
    'review_photos',
    'reviews',
    'stock_holds',
    'vat_rates',
  ],
  books: [
    'book_entries',
    'book_months',
    'invoice_counters',
    'invoices',
    'page_views',
    'platform_flows',
    'provider_movements',
    'till_devices',
    'till_entries',
    'till_oddities',
    'till_sellers',
    'till_sessions',
    'visit_steps',
  ],
  production: [
    'material_movements',
    'material_uses',
    'materials',
    'packed_tiles',
    'print_batch_downloads',
    'print_batches',
    'print_tiles',
    'sheet_profiles',
  ],
  desk: ['list_views', 'order_mentions'],
};

/** The modules of each context: `api/src/<context>/<module>`. */
export const apiModules: Readonly<Record<string, Floors>> = {
  platform: [
    ['config', 'crypto', 'postgres', 'sql', 'text'],
    ['database', 'storage'],
    ['backup', 'events', 'http', 'pictures'],
    ['services'],
    ['audit', 'jobs', 'settings'],
    ['mail'],
  ],
  catalogue: [['pictures'], ['portfolio', 'products', 'templates'], ['markets']],
  people: [
    ['mails', 'newsletter', 'photos', 'users'],
    ['contact', 'identity'],
    ['accounts', 'team'],
  ],
  selling: [
    ['communes'],
    ['addresses', 'carriers'],
    ['carts', 'coupons', 'loyalty', 'orders', 'shipping', 'vat'],
    ['cart-reminders', 'order-changes', 'quote'],
    ['customer-orders', 'parcels', 'payments', 'reviews'],
    ['checkout', 'mails'],
  ],
  books: [['months', 'documents'], ['figures', 'invoices', 'till'], ['payouts', 'platform'], ['accounting']],
  desk: [['operations', 'orders', 'privacy', 'releases', 'settings']],
  production: [['codes', 'materials'], ['batches'], ['packing', 'tiles']],
};

/** The rooms of a large module: `api/src/<context>/<module>/<room>`. The files directly in the module assemble them. */
export const apiRooms: Readonly<Record<string, Floors>> = {
  'catalogue/products': [
    ['record'],
    ['stock'],
    ['lists'],
    ['bundles', 'categories', 'costs', 'editing', 'search', 'variants'],
  ],
  'desk/privacy': [['register']],
  'people/accounts': [['closing', 'data-export', 'profile']],
  'people/identity': [['sessions'], ['passwords'], ['factors'], ['login']],
  'people/photos': [['record'], ['keeping'], ['pairing'], ['uploads']],
  'platform/database': [['connection'], ['sql']],
  'platform/http': [['answers'], ['guards'], ['routes'], ['operations']],
  'platform/mail': [['contents'], ['sending']],
  'production/batches': [['layout'], ['kept-places', 'sheets']],
  'selling/carriers': [['protocol'], ['colissimo', 'mondial-relay'], ['demo-carriers']],
  'selling/customer-orders': [['photos'], ['views']],
  'selling/orders': [['record'], ['access', 'placement']],
  'selling/payments': [['provider'], ['demo-provider', 'real-providers'], ['charges'], ['refunds']],
};

export function isAllowedArrow(from: string, to: string): boolean {
  return arrows.some((arrow) => isLike(arrow.from, from) && arrow.to.some((pattern) => isLike(pattern, to)));
}

export function toMermaid(): string {
  const lines = arrows.flatMap(({ from, to }) => to.map((target) => `  ${toNode(from)} --> ${toNode(target)}`));
  return ['flowchart LR', ...lines].join('\n');
}

export function isLike(pattern: string, folder: string): boolean {
  if (!pattern.endsWith('*')) return pattern === folder;
  const start = pattern.slice(0, -1);
  return folder.startsWith(start) && folder.length > start.length && !folder.slice(start.length).includes('/');
}

function toNode(pattern: string): string {
  return `${pattern.replaceAll('*', 'all').replaceAll(/[/-]/g, '_')}["${pattern}"]`;
}
