-- Opening hours were a sentence in each language. The sentence that the demo used is read into days and periods;
-- any other one stays in the audit log and is entered once more as hours.
UPDATE settings
SET value = (value - 'hours') || CASE
  WHEN value->'hours'->>'fr' ~ '^Du lundi au vendredi, de \d{1,2}\Wh à \d{1,2}\Wh$' THEN (
    SELECT jsonb_build_object('openingHours', jsonb_build_object(
      'week', jsonb_build_object('monday', periods, 'tuesday', periods, 'wednesday', periods, 'thursday', periods,
        'friday', periods, 'saturday', '[]'::jsonb, 'sunday', '[]'::jsonb),
      'exceptions', '[]'::jsonb))
    FROM (
      SELECT jsonb_build_array(jsonb_build_object(
        'opens', lpad(found[1], 2, '0') || ':00', 'closes', lpad(found[2], 2, '0') || ':00')) AS periods
      FROM regexp_match(value->'hours'->>'fr', 'de (\d{1,2})\Wh à (\d{1,2})\Wh') AS found) read)
  ELSE '{}'::jsonb END
WHERE key = 'shop' AND value ? 'hours';
