-- The second factor of an account: passkeys, an app that shows codes, and recovery codes.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  -- COSE, in base64url.
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(transports) = 'array'),
  is_synced boolean NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

CREATE TABLE code_apps (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Encrypted with a key derived from AUTH_SECRET.
  sealed_secret text NOT NULL,
  -- The period of the last accepted code: a code works once.
  last_period bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE recovery_codes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

-- What a browser was asked to prove. The ticket names the question, and works once.
CREATE TABLE auth_challenges (
  ticket_hash text PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  session_id uuid REFERENCES sessions ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('login', 'passkey-login', 'step-up', 'add-passkey', 'add-code-app')),
  challenge text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL
);
CREATE INDEX auth_challenges_user_id_idx ON auth_challenges (user_id);
CREATE INDEX auth_challenges_session_id_idx ON auth_challenges (session_id);

-- When the session proved its second factor for the last time.
ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;
