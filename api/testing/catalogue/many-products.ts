import pg from 'pg';

interface Word {
  readonly fr: string;
  readonly en: string;
}

const word = (pair: string): Word => {
  const [fr = '', en = ''] = pair.split('/');
  return { fr, en };
};

const KINDS = [
  'Magnet carré/Square magnet',
  'Magnet rond/Round magnet',
  'Magnet cœur/Heart magnet',
  'Bande photo/Photo strip',
  'Calendrier aimanté/Magnetic calendar',
  'Badge épingle/Pin badge',
  'Faire-part aimanté/Magnetic announcement',
  'Carte de visite/Business card',
  'Puzzle aimanté/Magnetic puzzle',
  'Marque-page/Bookmark',
].map(word);
const THEMES = [
  'mariage/wedding',
  'naissance/birth',
  'baptême/christening',
  'anniversaire/birthday',
  'chat/cat',
  'chien/dog',
  'été à la mer/summer by the sea',
  'forêt/forest',
  'école/school',
  'grands-parents/grandparents',
  'voyage/travel',
  'montagne/mountain',
  'bébé/baby',
  'fête des mères/mother’s day',
  'Noël/Christmas',
  'entreprise/company',
  'club de sport/sports club',
  'recette/recipe',
  'musique/music',
  'jardin/garden',
].map(word);
const STYLES = [
  'aquarelle/watercolour',
  'vintage/vintage',
  'bord blanc/white border',
  'noir et blanc/black and white',
  'doré/golden',
  'kraft/kraft paper',
  'minimaliste/minimalist',
  'fleuri/floral',
  'polaroid/instant film',
  'pastel/pastel',
].map(word);
const SIZES = [
  '30 × 30',
  '50 × 150',
  '100 × 100',
  '70 × 60',
  '50 × 50',
  '50 × 70',
  '60 × 40',
  '70 × 70',
  '70 × 100',
  '150 × 150',
];
const CATEGORIES = [
  'Magnets photo/Photo magnets',
  'Grandes occasions/Special occasions',
  'Animaux/Pets',
  'Entreprises et associations/Companies and clubs',
  'À offrir/Gifts',
  'Souvenirs/Keepsakes',
].map(word);

/** A valid id that depends only on the name. */
const idOf = (name: string) => `overlay(overlay(md5(${name}) placing '7' from 13) placing '8' from 17)::uuid`;

const inLanguage = (words: readonly Word[], locale: keyof Word) => words.map((each) => each[locale]);
const wordsIn = (locale: keyof Word) => ({
  kinds: inLanguage(KINDS, locale),
  themes: inLanguage(THEMES, locale),
  styles: inLanguage(STYLES, locale),
  start: locale === 'fr' ? 'Votre photo sur le frigo, finition' : 'Your photo on the fridge, finished in',
});

/**
 * Up to 20,000 different products in both languages, with prices, stocks, variants and pictures. The same for every
 * call, so that bytes and counts can be tested exactly.
 */
export async function insertManyProducts(databaseUrl: string, count: number): Promise<void> {
  // A connection of its own: those of the server give a statement ten seconds.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertCategories(client);
    await insertProducts(client, count);
    await insertStocks(client, count);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function insertCategories(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO categories (id, slug, name, description, position)
      SELECT ${idOf("'category ' || n")}, 'many-' || n, json_build_object('fr', fr, 'en', en),
        json_build_object('fr', fr || ', pour toutes vos photos.', 'en', en || ', for all your photos.'),
        (SELECT coalesce(max(position), 0) FROM categories) + n
      FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS c(fr, en, n)`,
    [inLanguage(CATEGORIES, 'fr'), inLanguage(CATEGORIES, 'en')],
  );
  // The pictures of the shop, or names without files where it has none.
  await client.query(`INSERT INTO pictures (id, hash, width, height, colour)
    SELECT ${idOf("'picture ' || n")}, md5('many ' || n), 1200, 900, '#d8c8b8' FROM generate_series(1, 40) n
    WHERE NOT EXISTS (SELECT FROM pictures)`);
}

async function insertProducts(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO products (id, slug, category_id, price_cents, featured, is_available_for_market, is_personalised,
        dimensions, magnet_width_mm, magnet_height_mm, position)
      SELECT ${idOf("'product ' || n")}, 'many-' || n,
        CASE WHEN n % 50 > 0 THEN ${idOf(`'category ' || 1 + n % ${CATEGORIES.length}`)} END,
        95 + (n * 7919) % 3900, n % 97 = 0, n % 5 = 0, n % 11 > 0,
        CASE WHEN n % 10 = 2 THEN 'Ø ' ELSE '' END || s.label || ' mm',
        CASE WHEN n % 10 NOT IN (5, 8) THEN split_part(s.label, ' × ', 1)::int END,
        CASE WHEN n % 10 NOT IN (5, 8) THEN split_part(s.label, ' × ', 2)::int END, 1000 + n
      FROM generate_series(1, $1::int) n, LATERAL (SELECT ($2::text[])[1 + (n / 200) % 10] AS label) s`,
    [count, SIZES],
  );
  await client.query(
    `INSERT INTO product_translations (product_id, locale, name, description)
      SELECT ${idOf("'product ' || n")}, l.locale,
        (l.words -> 'kinds' ->> n % 10) || ' ' || (l.words -> 'themes' ->> (n / 10) % 20) || ', '
          || (l.words -> 'styles' ->> (n / 2000) % 10) || ', ' || ($2::text[])[1 + (n / 200) % 10] || ' mm',
        (l.words ->> 'start') || ' ' || (l.words -> 'styles' ->> (n / 7) % 10) || ', ' || (l.words -> 'themes' ->> (n / 13) % 20) || '.'
      FROM generate_series(1, $1::int) n, jsonb_each($3::jsonb) l(locale, words)`,
    [count, SIZES, JSON.stringify({ fr: wordsIn('fr'), en: wordsIn('en') })],
  );
  await client.query(
    `INSERT INTO product_images (id, product_id, picture_id, position)
      SELECT gen_random_uuid(), ${idOf("'product ' || n")}, known.ids[1 + n % cardinality(known.ids)], 0
      FROM generate_series(1, $1::int) n, (SELECT array_agg(id ORDER BY hash) AS ids FROM pictures) known`,
    [count],
  );
}

async function insertStocks(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `WITH added AS (
        INSERT INTO variants (id, product_id, sku, position)
        SELECT ${idOf("'variant ' || n || '-' || v")}, ${idOf("'product ' || n")}, 'MANY-' || n || '-' || v, v
        FROM generate_series(10, $1::int, 10) n, generate_series(1, 2) v RETURNING id)
      INSERT INTO stocks (id, variant_id, on_hand) SELECT gen_random_uuid(), id, 20 FROM added`,
    [count],
  );
  await client.query(
    `INSERT INTO stocks (id, product_id, on_hand)
      SELECT gen_random_uuid(), ${idOf("'product ' || n")}, CASE WHEN n % 13 = 0 THEN 0 ELSE 1 + n % 60 END
      FROM generate_series(1, $1::int) n`,
    [count],
  );
}
