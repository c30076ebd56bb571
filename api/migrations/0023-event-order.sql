-- Two events of one order may bear the same time: this tells which came first.
ALTER TABLE order_events ADD COLUMN position bigint GENERATED ALWAYS AS IDENTITY;
