-- Templates that the team uploads, beside those that the customizer contains.
CREATE TABLE design_templates (
  -- Its name in the file.
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(id) <= 60),
  name text NOT NULL,
  occasion text NOT NULL CHECK (occasion IN ('birth', 'wedding', 'calendar', 'card', 'photo')),
  design jsonb NOT NULL,
  english jsonb NOT NULL DEFAULT '{}',
  -- Drawn by the server.
  picture_id uuid NOT NULL REFERENCES pictures ON DELETE RESTRICT,
  is_visible boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX design_templates_picture_id_idx ON design_templates (picture_id);
CREATE TRIGGER tell_catalogue AFTER INSERT OR UPDATE OR DELETE ON design_templates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed('catalogue');
