-- What a piece costs the shop, without VAT, from a day on. Without a variant: every variant without a cost of its own.
CREATE TABLE product_costs (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  variant_id uuid REFERENCES variants ON DELETE CASCADE,
  cost_cents integer NOT NULL CHECK (cost_cents >= 0),
  valid_from date NOT NULL,
  UNIQUE NULLS NOT DISTINCT (product_id, variant_id, valid_from)
);
CREATE INDEX product_costs_variant_id_idx ON product_costs (variant_id) WHERE variant_id IS NOT NULL;
