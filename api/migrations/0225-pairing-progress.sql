-- How much of the photo on its way a phone has sent, for the page of the visitor.
ALTER TABLE photo_pairings ADD COLUMN sending real NOT NULL DEFAULT 0 CHECK (sending BETWEEN 0 AND 1);
