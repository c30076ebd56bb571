-- What goes to the platform for electronic invoices: an invoice to a French company, or the sales of one day to private persons.
CREATE TABLE platform_flows (
  id uuid PRIMARY KEY,
  invoice_id uuid UNIQUE REFERENCES invoices,
  day date UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'accepted', 'refused')),
  reference text,
  problem text,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((invoice_id IS NULL) <> (day IS NULL)),
  CHECK ((state IN ('waiting', 'sent')) = (next_at IS NOT NULL))
);
COMMENT ON COLUMN platform_flows.reference IS 'the id that the platform gave';
COMMENT ON COLUMN platform_flows.next_at IS 'when it is sent, or its state is asked for';
CREATE INDEX platform_flows_next_at_idx ON platform_flows (next_at) WHERE next_at IS NOT NULL;
