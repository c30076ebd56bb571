-- What each role may do in the back office: a level per area. The four roles that every shop has are named by their id.
CREATE TABLE staff_roles (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,40}$'),
  name text CHECK (length(name) BETWEEN 1 AND 40),
  levels jsonb NOT NULL CHECK (jsonb_typeof(levels) = 'object'),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX staff_roles_name_key ON staff_roles (lower(name));

INSERT INTO staff_roles (id, levels) VALUES
  ('owner', '{"orders":"all","production":"all","till":"all","catalogue":"all","books":"all","refunds":"all","releases":"all","settings":"all","team":"all"}'),
  ('workshop', '{"orders":"change","production":"all","catalogue":"read"}'),
  ('market', '{"orders":"read","till":"all","catalogue":"read"}'),
  ('accountant', '{"orders":"read","till":"read","books":"change"}');

-- A person with a role here has `users.role = 'admin'`.
CREATE TABLE staff_members (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role_id text NOT NULL REFERENCES staff_roles ON DELETE RESTRICT,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, role_id)
);
CREATE INDEX staff_members_role_id_idx ON staff_members (role_id);

-- Until now every administrator could do everything.
INSERT INTO staff_members (user_id, role_id) SELECT id, 'owner' FROM users WHERE role = 'admin';
