-- What customers say about a product of a finished order. A sample belongs to the demo and has no order.
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  order_id uuid REFERENCES orders ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale IN ('fr', 'en')),
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  title text,
  body text NOT NULL,
  author text,
  quantity integer NOT NULL CHECK (quantity > 0),
  options text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'published', 'refused')),
  -- Never the mark: a review is refused for what it contains.
  refusal text CHECK (refusal IN ('insulting', 'personal_data', 'off_topic', 'illegal', 'photo')),
  answer text,
  answered_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (order_id, product_id),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX reviews_product_id_idx ON reviews (product_id, created_at DESC) WHERE state = 'published';
CREATE INDEX reviews_state_idx ON reviews (state, id);

-- A photo without a review waits for the job that deletes its files.
CREATE TABLE review_photos (
  id uuid PRIMARY KEY,
  review_id uuid REFERENCES reviews ON DELETE SET NULL,
  picture_id uuid NOT NULL REFERENCES pictures,
  position integer NOT NULL
);
CREATE INDEX review_photos_review_id_idx ON review_photos (review_id, position);
CREATE INDEX review_photos_picture_id_idx ON review_photos (picture_id);

CREATE TRIGGER tell_reviews AFTER INSERT OR UPDATE OR DELETE ON reviews FOR EACH STATEMENT
  EXECUTE FUNCTION tell_changed('reviews');
CREATE TRIGGER tell_review_photos AFTER INSERT OR UPDATE OR DELETE ON review_photos FOR EACH STATEMENT
  EXECUTE FUNCTION tell_changed('reviews');

-- Orders of which a review may be asked for.
CREATE INDEX orders_completed_at_idx ON orders (completed_at) WHERE status = 'termine';
