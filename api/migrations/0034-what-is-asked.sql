-- Indexes for what is asked, and no column that nobody reads: an order's own row says until when its stock is set aside.
DROP INDEX order_line_photos_untiled_idx;
CREATE INDEX order_line_photos_untiled_idx ON order_line_photos (order_line_id) WHERE tile_hash IS NULL;
CREATE INDEX payment_events_waiting_idx ON payment_events (received_at) WHERE processed_at IS NULL;
CREATE INDEX print_tiles_photo_idx ON print_tiles (order_line_photo_id);
ALTER TABLE stock_holds DROP COLUMN expires_at, DROP COLUMN taken_at;
ALTER TABLE till_sessions DROP COLUMN expected_cents;
