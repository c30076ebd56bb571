-- A visitor asks for the link of an order. A job answers by mail, so that the call takes the same time for every pair.
CREATE TABLE order_link_requests (
  id uuid PRIMARY KEY,
  number text NOT NULL,
  email text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('fr', 'en')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER tell_order_links AFTER INSERT ON order_link_requests FOR EACH STATEMENT
  EXECUTE FUNCTION tell_changed('order-links');
