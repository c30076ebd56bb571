-- When the owner saw a refund that was made in the provider's own back office. Earlier ones count as seen.
ALTER TABLE refunds ADD COLUMN seen_at timestamptz;
UPDATE refunds SET seen_at = created_at WHERE reason = 'at_provider';
