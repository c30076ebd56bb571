-- How often each network called, for all processes of the API.
CREATE TABLE rate_counters (
  -- A hash of the limit and of the network.
  key text PRIMARY KEY,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_counters_ends_at_idx ON rate_counters (ends_at);
