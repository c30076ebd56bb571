ALTER TABLE print_tiles
  DROP CONSTRAINT print_tiles_void_reason_check,
  ADD CONSTRAINT print_tiles_void_reason_check
    CHECK (void_reason IN ('cancelled', 'blocked', 'replaced', 'set_back', 'reprinted', 'refunded')),
  -- Laid by an explicit choice, after the order was refunded in full.
  ADD COLUMN even_refunded boolean NOT NULL DEFAULT false;
