-- A gift has a card with a message, and no prices in the parcel. Gift wrap is a line, so that invoices and refunds know it.
ALTER TABLE orders ADD COLUMN is_gift boolean NOT NULL DEFAULT false;
ALTER TABLE orders ADD COLUMN gift_message text;
ALTER TABLE order_lines ADD COLUMN kind text NOT NULL DEFAULT 'article' CHECK (kind IN ('article', 'gift_wrap'));
