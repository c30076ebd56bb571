-- Shown on English pages. Templates from before have a French name only.
ALTER TABLE design_templates ADD COLUMN english_name text;
