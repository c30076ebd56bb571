-- A collage names its other photos in the cells of its recipe.
CREATE FUNCTION ordered_photo_ids(photo_id uuid, recipe jsonb) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_prepend(photo_id, ARRAY(
    SELECT (cell.id #>> '{}')::uuid FROM jsonb_path_query(recipe, '$.design.layers[*].cell.photoId') AS cell(id)))
$$;
COMMENT ON FUNCTION ordered_photo_ids IS 'all photos of an ordered magnet, that of its recipe first';
CREATE INDEX order_line_photos_photos_idx ON order_line_photos USING gin (ordered_photo_ids(photo_id, recipe));
