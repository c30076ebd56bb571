-- A tile that was void when the others of its batch were placed anew: its old place says nothing any more.
ALTER TABLE print_tiles ADD COLUMN is_off_sheet boolean NOT NULL DEFAULT false CHECK (NOT is_off_sheet OR state = 'void');
