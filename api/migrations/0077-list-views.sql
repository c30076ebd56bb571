-- Views of a list of the back office that an administrator named. A shared view outlives its owner's account.
CREATE TABLE list_views (
  id uuid PRIMARY KEY,
  owner_id uuid REFERENCES users ON DELETE SET NULL,
  list text NOT NULL CHECK (list ~ '^[a-z-]{1,40}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  search text NOT NULL CHECK (length(search) <= 2000),
  is_shared boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX list_views_own_key ON list_views (owner_id, list, lower(name)) WHERE NOT is_shared;
CREATE UNIQUE INDEX list_views_shared_key ON list_views (list, lower(name)) WHERE is_shared;
