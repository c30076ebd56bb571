-- One mail about a checkout that was not finished, for those who asked for it. A sent one is kept for 30 days, so that
-- an address gets no second one.
CREATE TABLE cart_reminders (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('fr', 'en')),
  checkout_id uuid NOT NULL UNIQUE,
  -- The cart of the mail. Null once it has expired.
  link_id uuid REFERENCES cart_links ON DELETE SET NULL,
  link_token text NOT NULL,
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX cart_reminders_due_at_idx ON cart_reminders (due_at) WHERE sent_at IS NULL;
CREATE INDEX cart_reminders_email_idx ON cart_reminders (email);
CREATE INDEX cart_reminders_user_id_idx ON cart_reminders (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX cart_reminders_link_id_idx ON cart_reminders (link_id);
