-- How much somebody has announced to upload on a day: an account, a guest's browser, an address.
CREATE TABLE upload_allowances (
  owner_key text NOT NULL,
  day date NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  files integer NOT NULL CHECK (files >= 0),
  PRIMARY KEY (owner_key, day)
);
CREATE INDEX photos_sha256_idx ON photos (sha256);
