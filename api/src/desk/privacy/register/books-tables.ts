import type { DeclaredTables } from './declared-table.ts';

/** Tables of the books, of the production and of the back office. */
export const booksTables: DeclaredTables = {
  invoices: {
    activity: 'invoices',
    personal: { purchase: 'data label', address: 'pdf_path', reference: 'order_id refund_id' },
    plain: 'id series year number corrects_id pdf_sha256 issued_at',
    kept: 'data label pdf_path',
  },
  invoice_counters: { plain: 'series year last_number' },
  platform_flows: {
    activity: 'invoices',
    personal: { purchase: 'reference problem', reference: 'invoice_id' },
    plain: 'id day state tries next_at sent_at created_at',
    kept: 'reference problem',
  },
  book_entries: {
    activity: 'invoices',
    personal: { purchase: 'piece label' },
    plain: 'month number journal day lines',
    kept: 'piece label',
  },
  book_months: {
    activity: 'team',
    personal: { reference: 'closed_by' },
    plain: 'month first_number entries net_cents vat_cents previous_hash hash closed_at',
  },
  provider_movements: {
    activity: 'payments',
    personal: { payment: 'reference source', reference: 'attempt_id refund_id' },
    plain: 'id provider kind at booked_at gross_cents fee_cents payout',
    kept: 'reference source',
  },
  till_entries: {
    activity: 'till',
    personal: { identity: 'data' },
    plain: `id position session_id client_id kind payment amount_cents at previous_hash hash booked_at device_id record_id
      record_hash cash_cents card_cents other_cents signature`,
    kept: 'data',
  },
  till_sessions: {
    activity: 'till',
    personal: { reference: 'opened_by' },
    plain: 'id market_event_id opening_float_cents counted_cents opened_at closed_at device_id',
  },
  till_oddities: { activity: 'till', personal: { message: 'note' }, plain: 'id entry_id kind detail at settled_at' },
  till_sellers: {
    activity: 'till',
    personal: { identity: 'name', credential: 'salt pin_hash' },
    plain: 'id removed_at',
    kept: 'name',
  },
  till_devices: {
    plain: 'id code name secret_hash registered_at revoked_at last_number last_hash last_at last_seen_at',
  },
  page_views: { plain: 'day kind subject views name price_cents category' },
  visit_steps: { plain: 'day remote release step visits' },
  print_batches: {
    activity: 'team',
    personal: { reference: 'created_by', purchase: 'layout', picture: 'pdf_path' },
    plain: `id number sheet sheets pdf_sha256 created_at reason printed_at pieces fill_rate sheet_profile
      sheet_profile_id version file_version printed_version`,
  },
  print_batch_downloads: { activity: 'team', personal: { reference: 'actor_id' }, plain: 'id batch_id version at' },
  print_tiles: {
    activity: 'photos',
    personal: { reference: 'order_line_photo_id' },
    plain: `id batch_id copy sheet_index x_mm y_mm rotated state reprint_of void_reason voided_at void_version
      even_refunded number is_off_sheet since_version released_at`,
  },
  packed_tiles: { activity: 'team', personal: { reference: 'packed_by' }, plain: 'tile_id packed_at' },
  materials: { plain: 'id name unit on_hand warn_below version' },
  material_uses: { plain: 'material_id sheet_profile_id per_sheet' },
  material_movements: {
    activity: 'team',
    personal: { reference: 'actor_id' },
    plain: 'id material_id kind delta batch_id note at is_undone',
  },
  sheet_profiles: {
    plain: `id name format orientation margin_mm gutter_mm mark_length_mm is_rotation_allowed has_contours piece_order
      is_default version icc_path icc_description icc_space icc_bytes`,
  },
  order_mentions: { activity: 'team', personal: { reference: 'user_id event_id' }, plain: 'read_at' },
  list_views: {
    activity: 'team',
    personal: { reference: 'owner_id', message: 'name search' },
    plain: 'id list is_shared version created_at',
  },
};
