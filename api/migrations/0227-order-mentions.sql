-- Members of the team that a note of an order mentions.
CREATE TABLE order_mentions (
  event_id uuid NOT NULL REFERENCES order_events ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  read_at timestamptz,
  PRIMARY KEY (user_id, event_id)
);
CREATE INDEX order_mentions_event_id_idx ON order_mentions (event_id);
