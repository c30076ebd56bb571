import type { DeclaredTables } from './declared-table.ts';

export const catalogueTables: DeclaredTables = {
  bundles: { plain: 'id product_id name quantity price_cents is_active is_featured position version deleted_at' },
  categories: { plain: 'id slug name description picture_id position is_visible version created_at updated_at' },
  design_templates: {
    plain: 'id name english_name occasion design english advice picture_id is_visible version created_at',
  },
  market_events: {
    plain:
      'id slug name description place address latitude longitude starts_at ends_at is_published version created_at',
  },
  portfolio_categories: { plain: 'id slug name position version' },
  portfolio_images: { plain: 'id portfolio_item_id picture_id alt position' },
  portfolio_items: {
    plain: `id category_id title description is_visible is_featured client_consent_at position version created_at
      updated_at`,
  },
  print_profiles: {
    plain: 'id name shape bleed_mm safe_mm corner_radius_mm min_dpi sheet_profile_id version',
  },
  product_costs: { plain: 'id product_id variant_id cost_cents valid_from' },
  product_images: { plain: 'id product_id picture_id alt position' },
  product_translations: {
    plain: `product_id locale name description long_description material specs features applications seo_title
      seo_description`,
  },
  products: {
    plain: `id slug category_id print_profile_id price_cents featured is_visible is_available_for_market is_personalised
      loyalty_points dimensions weight_grams magnet_width_mm magnet_height_mm position version created_at updated_at
      deleted_at deleted_slug vat_class`,
  },
  stock_movements: {
    activity: 'team',
    personal: { reference: 'actor_id', message: 'note' },
    plain: 'id stock_id delta reason reference created_at',
  },
  stocks: { plain: 'id product_id variant_id bundle_id market_event_id on_hand held' },
  variant_option_links: { plain: 'variant_id option_id' },
  variant_options: { plain: 'id group_name value position version' },
  variants: { plain: 'id product_id sku price_cents position version deleted_at' },
  'catalogue_search.products': {
    plain: 'locale product_id category_id position name sort_name words document',
  },
  'catalogue_search.vocabulary': { plain: 'locale word spelling' },
};
