-- A magnet may be cut as a heart.
ALTER TABLE print_profiles DROP CONSTRAINT print_profiles_shape_check;
ALTER TABLE print_profiles ADD CONSTRAINT print_profiles_shape_check CHECK (shape IN ('rectangle', 'round', 'heart'));
