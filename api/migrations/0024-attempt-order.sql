-- As for events: which of two attempts of the same moment is the later one.
ALTER TABLE payment_attempts ADD COLUMN position bigint GENERATED ALWAYS AS IDENTITY;
