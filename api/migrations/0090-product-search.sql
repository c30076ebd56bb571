-- Rows for searching the products on sale, derived from their texts by triggers. They have a schema of their own, so
-- that a backup leaves them out: restored products derive them again.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE SCHEMA catalogue_search;

-- The same rule as `searchText` in shared/shop, so that texts and searches agree: no case, accents or punctuation, and
-- sizes without spaces ("5 × 7" is "5x7").
CREATE FUNCTION catalogue_search.fold(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(
    replace(replace(lower(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g')), 'œ', 'oe'), 'æ', 'ae'),
    '([0-9])\s*[x×]\s*(?=[0-9])', '\1x', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;

CREATE FUNCTION catalogue_search.language(locale text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE locale WHEN 'en' THEN 'pg_catalog.english'::regconfig ELSE 'pg_catalog.french'::regconfig END
$$;

CREATE TABLE catalogue_search.products (
  locale text NOT NULL,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  category_id uuid,
  position integer NOT NULL,
  name text NOT NULL,
  sort_name text NOT NULL,
  words text NOT NULL,
  document tsvector NOT NULL,
  PRIMARY KEY (locale, product_id)
);
COMMENT ON COLUMN catalogue_search.products.name IS 'folded, between spaces';
COMMENT ON COLUMN catalogue_search.products.sort_name IS 'folded, with numbers of equal length: 5 before 10';
COMMENT ON COLUMN catalogue_search.products.words IS 'folded name and description. The name of the category is compared apart, so that it can change at once';
CREATE INDEX products_position_idx ON catalogue_search.products (locale, position, product_id);
CREATE INDEX products_category_id_idx ON catalogue_search.products (category_id);
CREATE INDEX products_words_idx ON catalogue_search.products USING gin (words gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX products_document_idx ON catalogue_search.products USING gin (document) WITH (fastupdate = off);

-- Every word that a product ever had, for corrections. A correction is offered only where a product still has it.
CREATE TABLE catalogue_search.vocabulary (
  locale text NOT NULL,
  word text NOT NULL,
  spelling text NOT NULL,
  PRIMARY KEY (locale, word)
);
COMMENT ON COLUMN catalogue_search.vocabulary.spelling IS 'the word with its accents';
CREATE INDEX vocabulary_length_idx ON catalogue_search.vocabulary (locale, length(word));

-- Many products can be new at once, before the tables have statistics: without sequential scans, every join uses its key.
CREATE FUNCTION catalogue_search.refresh(ids uuid[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  -- Two transactions that change the same product in different tables take turns. The later one reads what the earlier
  -- one wrote, because each statement here has its own snapshot.
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

  DELETE FROM catalogue_search.products s WHERE s.product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products p WHERE p.id = s.product_id AND p.is_visible AND p.deleted_at IS NULL);

  INSERT INTO catalogue_search.products AS s (locale, product_id, category_id, position, name, sort_name, words, document)
  SELECT l.locale, p.id, p.category_id, p.position, ' ' || folded.name || ' ',
    regexp_replace(regexp_replace(folded.name, '([0-9]+)', '00000000\1', 'g'), '0+([0-9]{9})', '\1', 'g'),
    folded.words, to_tsvector(catalogue_search.language(l.locale), folded.words)
  FROM products p
  JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
  CROSS JOIN (VALUES ('fr'), ('en')) l(locale)
  LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = l.locale
  CROSS JOIN LATERAL (SELECT catalogue_search.fold(coalesce(nullif(t.name, ''), f.name)) AS name OFFSET 0) named
  CROSS JOIN LATERAL (SELECT named.name,
    btrim(named.name || ' ' || catalogue_search.fold(coalesce(nullif(t.description, ''), f.description))) AS words OFFSET 0) folded
  WHERE p.id = ANY (ids) AND p.is_visible AND p.deleted_at IS NULL
  ORDER BY l.locale, p.id
  ON CONFLICT (locale, product_id) DO UPDATE
    SET category_id = excluded.category_id, position = excluded.position, name = excluded.name, sort_name = excluded.sort_name, words = excluded.words, document = excluded.document
    WHERE (s.category_id, s.position, s.name, s.words) IS DISTINCT FROM
      (excluded.category_id, excluded.position, excluded.name, excluded.words);

  INSERT INTO catalogue_search.vocabulary (locale, word, spelling)
  SELECT DISTINCT ON (w.locale, word) w.locale, catalogue_search.fold(w.spelling) AS word, w.spelling
  FROM (
    SELECT DISTINCT t.locale, regexp_split_to_table(lower(normalize(t.text, NFC)), '[^[:alpha:]]+') AS spelling
    FROM (SELECT locale, name || ' ' || description AS text FROM product_translations WHERE product_id = ANY (ids)) t
  ) w
  WHERE length(w.spelling) BETWEEN 3 AND 40
  ORDER BY w.locale, word, w.spelling
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION catalogue_search.follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %s) FROM changed', TG_ARGV[0]) INTO ids;
  PERFORM catalogue_search.refresh(ids);
  RETURN NULL;
END $$;

-- A trigger that names the changed rows fires for one kind of change only. Deleted products take their rows with them,
-- and products of a deleted category change themselves.
CREATE TRIGGER follow_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_search.follow('id');
CREATE TRIGGER follow_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_search.follow('id');
CREATE TRIGGER follow_insert AFTER INSERT ON product_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_search.follow('product_id');
CREATE TRIGGER follow_update AFTER UPDATE ON product_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_search.follow('product_id');
CREATE TRIGGER follow_delete AFTER DELETE ON product_translations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_search.follow('product_id');

SELECT catalogue_search.refresh(array_agg(id)) FROM products;
