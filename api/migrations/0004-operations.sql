CREATE TABLE idempotency_keys (
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  owner text NOT NULL,
  route text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  response text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner, route, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

-- Written in the business transaction, sent afterwards, at least once, once per dedupe key.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  dedupe_key text UNIQUE,
  recipient text NOT NULL,
  locale text NOT NULL DEFAULT 'fr' CHECK (locale IN ('fr', 'en')),
  payload jsonb NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX outbox_waiting_idx ON outbox (next_attempt_at) WHERE status = 'waiting';
CREATE INDEX outbox_created_at_idx ON outbox (created_at DESC, id);
CREATE TRIGGER tell_outbox AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('outbox');

CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_role text NOT NULL,
  ip text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  before jsonb,
  after jsonb,
  request_id text
);
CREATE INDEX audit_log_at_idx ON audit_log (at DESC, id);
CREATE INDEX audit_log_entity_idx ON audit_log (entity, entity_id);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE consent_log (
  id uuid PRIMARY KEY,
  subject text NOT NULL,
  purpose text NOT NULL,
  granted boolean NOT NULL,
  text_version text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE page_views (
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('page', 'product')),
  subject text NOT NULL,
  views integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, kind, subject)
);
