-- The rates of VAT by territory and class, each from its day on. A rate of the past is never changed: its sales keep it.
CREATE TABLE vat_rates (
  id uuid PRIMARY KEY,
  territory text NOT NULL CHECK (territory ~ '^[A-Z]{2}$'),
  vat_class text NOT NULL CHECK (vat_class IN ('standard', 'reduced')),
  rate numeric(5, 2) NOT NULL CHECK (rate BETWEEN 0 AND 100),
  valid_from date NOT NULL,
  UNIQUE (territory, vat_class, valid_from)
);
INSERT INTO vat_rates (id, territory, vat_class, rate, valid_from)
SELECT gen_random_uuid(), r.territory, r.vat_class, r.rate, r.valid_from::date FROM (VALUES
  ('FR', 'standard', 20, '2014-01-01'), ('FR', 'reduced', 5.5, '2014-01-01'),
  ('BE', 'standard', 21, '1996-01-01'), ('BE', 'reduced', 6, '2000-01-01'),
  ('LU', 'standard', 17, '2015-01-01'), ('LU', 'standard', 16, '2023-01-01'), ('LU', 'standard', 17, '2024-01-01'),
  ('LU', 'reduced', 3, '2015-01-01'),
  ('GP', 'standard', 8.5, '1996-01-01'), ('GP', 'reduced', 2.1, '1996-01-01'),
  ('MQ', 'standard', 8.5, '1996-01-01'), ('MQ', 'reduced', 2.1, '1996-01-01'),
  ('RE', 'standard', 8.5, '1996-01-01'), ('RE', 'reduced', 2.1, '1996-01-01'),
  ('GF', 'standard', 0, '1996-01-01'), ('YT', 'standard', 0, '2014-01-01')
) AS r (territory, vat_class, rate, valid_from);
CREATE TRIGGER vat_rates_tell_changed AFTER INSERT OR UPDATE OR DELETE ON vat_rates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('settings');
-- A shop that had set another rate keeps it.
UPDATE vat_rates SET rate = (s.value ->> 'vatRate')::numeric FROM settings s
WHERE s.key = 'shop' AND s.value ? 'vatRate' AND territory = 'FR' AND vat_class = 'standard';

ALTER TABLE products ADD COLUMN vat_class text NOT NULL DEFAULT 'standard'
  CHECK (vat_class IN ('standard', 'reduced'));

-- Where an order is taxed and by which rule, as it was sold. The rates are on its lines.
ALTER TABLE orders ADD COLUMN vat_territory text NOT NULL DEFAULT 'FR';
ALTER TABLE orders ADD COLUMN vat_rule text NOT NULL DEFAULT 'domestic'
  CHECK (vat_rule IN ('domestic', 'oss', 'export', 'overseas', 'franchise'));
UPDATE orders SET
  vat_territory = coalesce(CASE WHEN shipping_method <> 'market' THEN coalesce(relay ->> 'country', shipping_address ->> 'country') END, 'FR'),
  vat_rule = CASE WHEN vat_rate > 0 THEN 'domestic'
    WHEN coalesce(shipping_address ->> 'country', 'FR') = 'CH' AND NOT EXISTS (SELECT 1 FROM settings s
      WHERE s.key = 'shop' AND s.value ->> 'vatRegime' = 'franchise') THEN 'export'
    ELSE 'franchise' END;
-- The sales of a year to other countries of the Union, for the threshold of the one-stop shop.
CREATE INDEX orders_cross_border_idx ON orders (paid_at) WHERE vat_territory NOT IN ('FR', 'MC') AND paid_at IS NOT NULL;
