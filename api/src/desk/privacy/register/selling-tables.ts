import type { DeclaredTables } from './declared-table.ts';

const orderTables: DeclaredTables = {
  orders: {
    activity: 'orders',
    personal: {
      contact: 'email phone',
      address: 'shipping_address billing_address relay',
      message: 'customer_note gift_message block_reason cancel_reason',
      purchase: 'number coupon_code request_hash content_hash tracking_number tracking_url',
      reference: 'user_id checkout_id',
    },
    plain: `id locale status payment_status stage subtotal_cents discount_cents shipping_cents vat_cents total_cents
      refunded_cents vat_rate coupon_id shipping_method market_event_id estimated_from estimated_to hold_expires_at
      hold_extended paid_at completed_at cancelled_at version created_at updated_at is_gift points_spent points_cents
      vat_territory vat_rule`,
    kept: 'number coupon_code',
  },
  order_lines: {
    activity: 'orders',
    personal: { purchase: 'name options quantity', reference: 'order_id' },
    plain: `id position product_id variant_id bundle_id stock_id stock_units unit_price_cents total_cents vat_rate
      is_personalised magnet_width_mm magnet_height_mm print_profile loyalty_points stage kind paid_cents
      removed_quantity`,
    kept: 'name options quantity',
  },
  order_line_photos: {
    activity: 'orders',
    personal: { picture: 'photo_id recipe tile_path tile_hash', message: 'review_reason' },
    plain: 'id order_line_id position copies review bleed_source',
  },
  order_events: {
    activity: 'orders',
    personal: { message: 'data', reference: 'order_id actor_id' },
    plain: 'id type actor_role is_public at position',
  },
  claims: {
    activity: 'orders',
    personal: { message: 'message resolution', picture: 'attachments', reference: 'order_id' },
    plain: 'id kind reason status created_at line_ids',
  },
  stock_holds: { plain: 'id order_id stock_id units state' },
  coupon_uses: {
    activity: 'orders',
    personal: { contact: 'customer_key', reference: 'order_id' },
    plain: 'id coupon_id slot released_at created_at',
  },
  idempotency_keys: {
    activity: 'orders',
    personal: { message: 'response', reference: 'owner', purchase: 'request_hash' },
    plain: 'key route status created_at',
  },
  order_supplements: {
    activity: 'orders',
    personal: { reference: 'order_id base_id created_by' },
    plain: 'created_at',
  },
  order_link_requests: {
    activity: 'orders',
    personal: { contact: 'email', purchase: 'number' },
    plain: 'id locale created_at',
  },
};

const paymentTables: DeclaredTables = {
  payment_attempts: {
    activity: 'payments',
    personal: { payment: 'provider_reference data failure_code', reference: 'order_id' },
    plain: 'id provider amount_cents currency state created_at updated_at position',
    kept: 'provider_reference failure_code',
  },
  payment_events: {
    activity: 'payments',
    personal: { payment: 'payload event_id' },
    plain: 'provider type received_at processed_at outcome',
    kept: 'event_id',
  },
  refunds: {
    activity: 'payments',
    personal: { payment: 'provider_reference failure parts', message: 'reason', reference: 'order_id actor_id' },
    plain: `id payment_attempt_id amount_cents state created_at method sent_at checked_at done_at failed_at replaces_id
      taken_points taken_pending seen_at`,
    kept: 'provider_reference failure parts',
  },
  demo_payments: {
    plain: 'reference attempt_id amount_cents status failure refunded_cents simulate created_at refunds',
  },
  demo_refunds: { plain: 'idempotency_key reference amount_cents status created_at' },
  demo_webhooks: { plain: 'id body deliver_at delivered_at' },
};

const parcelTables: DeclaredTables = {
  parcels: {
    activity: 'parcels',
    personal: { purchase: 'tracking_number', address: 'label_path customs_path', reference: 'created_by' },
    plain: 'id carrier weight_grams state state_at checked_at created_at',
  },
  parcel_orders: { activity: 'parcels', personal: { reference: 'order_id' }, plain: 'parcel_id' },
  parcel_events: {
    activity: 'parcels',
    personal: { address: 'text place', reference: 'parcel_id' },
    plain: 'id code state at',
  },
};

const otherTables: DeclaredTables = {
  reviews: {
    activity: 'reviews',
    personal: { identity: 'author', message: 'title body answer', reference: 'order_id' },
    plain: 'id product_id locale stars quantity options state refusal answered_at version created_at',
  },
  review_photos: { activity: 'reviews', personal: { picture: 'picture_id' }, plain: 'id review_id position' },
  carts: {
    activity: 'carts',
    personal: { message: 'choices', reference: 'user_id checkout_id last_checkout_id' },
    plain: 'id version choices_version choices_changed_at updated_at',
  },
  cart_lines: {
    activity: 'carts',
    personal: { purchase: 'content', reference: 'order_id' },
    plain: 'id cart_id line_id position version changed_at',
  },
  cart_links: {
    activity: 'carts',
    personal: { purchase: 'content', reference: 'user_id owner_keys opened_by' },
    plain: 'id expires_at created_at',
  },
  cart_reminders: {
    activity: 'carts',
    personal: { contact: 'email', credential: 'link_token', reference: 'user_id checkout_id link_id' },
    plain: 'id locale due_at sent_at created_at',
  },
  loyalty_entries: {
    activity: 'loyalty',
    personal: { purchase: 'points pending', message: 'note', reference: 'user_id order_id' },
    plain: 'id kind coupon_id at expires_at',
    kept: 'points pending',
  },
  coupons: {
    activity: 'loyalty',
    personal: { reference: 'customer_id', message: 'note' },
    plain: `id code discount_type discount_value minimum_cents starts_at ends_at max_uses max_uses_per_customer
      first_order_only scope used is_active version created_at updated_at deleted_at`,
  },
  vat_rates: { plain: 'id territory vat_class rate valid_from' },
};

export const sellingTables: DeclaredTables = { ...orderTables, ...paymentTables, ...parcelTables, ...otherTables };
