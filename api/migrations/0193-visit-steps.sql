-- How far visits go, without anything about a person: a browser that agreed counts each step once in a visit, together
-- with the releases that it runs.
CREATE TABLE visit_steps (
  day date NOT NULL,
  remote text NOT NULL,
  release text NOT NULL,
  step text NOT NULL CHECK (step IN ('visit', 'product', 'cart', 'checkout', 'order')),
  visits integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, remote, release, step)
);

-- What the last view of a product named: for the list of the most viewed ones.
ALTER TABLE page_views ADD COLUMN name text;
ALTER TABLE page_views ADD COLUMN price_cents integer;
ALTER TABLE page_views ADD COLUMN category text;
