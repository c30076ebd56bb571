-- The ICC profile of the printer and paper of a sheet profile. Its file is in the file store.
ALTER TABLE sheet_profiles
  ADD COLUMN icc_path text,
  ADD COLUMN icc_description text,
  ADD COLUMN icc_space text CHECK (icc_space IN ('RGB', 'CMYK', 'GRAY')),
  ADD COLUMN icc_bytes integer,
  ADD CONSTRAINT sheet_profiles_icc_check CHECK (num_nulls(icc_path, icc_description, icc_space, icc_bytes) IN (0, 4));
