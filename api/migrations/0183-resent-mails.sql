-- The mail of which this one is a copy, sent again by the shop. Null: a mail of its own.
ALTER TABLE outbox ADD COLUMN resent_from uuid;
