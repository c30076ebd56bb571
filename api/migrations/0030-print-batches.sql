CREATE SEQUENCE print_batch_number;
ALTER TABLE print_batches
  ADD COLUMN reason text,
  ADD COLUMN printed_at timestamptz,
  ADD COLUMN pieces integer NOT NULL DEFAULT 0,
  ADD COLUMN fill_rate numeric(5, 4) NOT NULL DEFAULT 0;
