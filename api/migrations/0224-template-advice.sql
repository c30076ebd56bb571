-- What would spoil the texts of a template in print, found when it is uploaded.
ALTER TABLE design_templates ADD COLUMN advice jsonb NOT NULL DEFAULT '[]';
