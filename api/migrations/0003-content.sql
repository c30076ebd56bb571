CREATE TABLE portfolio_categories (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name localised NOT NULL,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE portfolio_items (
  id uuid PRIMARY KEY,
  category_id uuid NOT NULL REFERENCES portfolio_categories ON DELETE RESTRICT,
  title localised NOT NULL,
  description localised NOT NULL,
  is_visible boolean NOT NULL DEFAULT true,
  is_featured boolean NOT NULL DEFAULT false,
  client_consent_at timestamptz,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX portfolio_items_position_idx ON portfolio_items (position, id);

CREATE TABLE portfolio_images (
  id uuid PRIMARY KEY,
  portfolio_item_id uuid NOT NULL REFERENCES portfolio_items ON DELETE CASCADE,
  picture_id uuid NOT NULL REFERENCES pictures,
  alt localised,
  position integer NOT NULL
);
CREATE INDEX portfolio_images_item_idx ON portfolio_images (portfolio_item_id, position);

CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  locale text NOT NULL DEFAULT 'fr' CHECK (locale IN ('fr', 'en')),
  status text NOT NULL CHECK (status IN ('pending', 'subscribed', 'unsubscribed')),
  token_hash text UNIQUE,
  token_expires_at timestamptz,
  consented_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE SEQUENCE contact_ticket_number START 1001;
CREATE TABLE contact_threads (
  id uuid PRIMARY KEY,
  ticket text NOT NULL UNIQUE,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('order', 'quote', 'market', 'complaint', 'other')),
  order_number text,
  locale text NOT NULL DEFAULT 'fr' CHECK (locale IN ('fr', 'en')),
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'open', 'resolved', 'spam')),
  assignee_id uuid REFERENCES users ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_threads_status_idx ON contact_threads (status, created_at DESC, id);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  thread_id uuid NOT NULL REFERENCES contact_threads ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('customer', 'reply', 'note')),
  author_id uuid REFERENCES users ON DELETE SET NULL,
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 5000),
  attachments jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages_thread_id_idx ON contact_messages (thread_id, created_at);

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES users ON DELETE SET NULL
);

DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['portfolio_categories', 'portfolio_items', 'portfolio_images']
  LOOP
    EXECUTE format('CREATE TRIGGER tell_portfolio AFTER INSERT OR UPDATE OR DELETE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION tell_changed(''portfolio'')', watched);
  END LOOP;
END $$;
CREATE TRIGGER tell_settings AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('settings');
CREATE TRIGGER tell_market AFTER INSERT OR UPDATE OR DELETE ON market_events
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('market');
