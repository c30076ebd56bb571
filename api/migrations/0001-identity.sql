-- Ids are UUIDv7 given by the server; times are UTC; money is integer cents.
CREATE DOMAIN localised AS jsonb CHECK (jsonb_typeof(VALUE) = 'object' AND VALUE ? 'fr' AND VALUE ->> 'fr' <> '');

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_verified_at timestamptz,
  password_hash text,
  password_changed_at timestamptz,
  role text NOT NULL DEFAULT 'customer' CHECK (role IN ('customer', 'admin')),
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  phone text,
  account_type text NOT NULL DEFAULT 'personal' CHECK (account_type IN ('personal', 'business')),
  company_name text,
  siret text CHECK (siret ~ '^[0-9]{14}$'),
  vat_number text,
  legal_representative text,
  locale text NOT NULL DEFAULT 'fr' CHECK (locale IN ('fr', 'en')),
  is_active boolean NOT NULL DEFAULT true,
  deactivated_at timestamptz,
  deactivation_reason text,
  anonymised_at timestamptz,
  terms_accepted_at timestamptz,
  last_login_at timestamptz,
  token_epoch integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (email = lower(email)),
  CHECK (account_type = 'personal' OR company_name IS NOT NULL)
);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_created_at_idx ON users (created_at DESC, id);

-- One row per device that logged in; its refresh tokens form one family.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  binding_hash text NOT NULL,
  user_agent text,
  ip text,
  remember boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_reason text
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE refresh_tokens (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz,
  replaced_by uuid REFERENCES refresh_tokens ON DELETE SET NULL
);
CREATE INDEX refresh_tokens_session_id_idx ON refresh_tokens (session_id);

-- Links sent by mail: hashed, one use.
CREATE TABLE mail_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password', 'change-email', 'delete-account')),
  token_hash text NOT NULL UNIQUE,
  payload jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mail_tokens_user_id_idx ON mail_tokens (user_id, purpose);

CREATE TABLE login_attempts (
  key text PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  first_at timestamptz NOT NULL DEFAULT now(),
  blocked_until timestamptz
);

CREATE TABLE addresses (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL DEFAULT 'both' CHECK (type IN ('billing', 'shipping', 'both')),
  label text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  company text,
  line1 text NOT NULL,
  line2 text,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL DEFAULT 'FR' CHECK (country ~ '^[A-Z]{2}$'),
  phone text,
  instructions text,
  is_default_shipping boolean NOT NULL DEFAULT false,
  is_default_billing boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX addresses_user_id_idx ON addresses (user_id);
CREATE UNIQUE INDEX addresses_default_shipping_key ON addresses (user_id) WHERE is_default_shipping;
CREATE UNIQUE INDEX addresses_default_billing_key ON addresses (user_id) WHERE is_default_billing;
