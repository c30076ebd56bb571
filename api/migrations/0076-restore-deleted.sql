-- The slug of a deleted product is free for another one. The product remembers it for the day it is restored.
ALTER TABLE products ADD COLUMN deleted_slug text;
