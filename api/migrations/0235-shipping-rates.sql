-- The prices of delivery by zone, method and weight start as the shop charges today. `countries` and the days stay in
-- the setting `shipping`, with the former prices for versions that still read them.
INSERT INTO settings (key, value)
SELECT 'shippingRates', jsonb_build_object('zones', jsonb_build_array(
  jsonb_build_object(
    'name', jsonb_build_object('fr', 'France', 'en', 'France'),
    'territories', '["FR"]'::jsonb,
    'standard', free.rate,
    'express', jsonb_build_object('freeFromCents', NULL, 'bands', jsonb_build_array(
      jsonb_build_object('upToGrams', NULL, 'cents', coalesce((s.value ->> 'expressCents')::int, 999)))),
    'relay', jsonb_build_object('freeFromCents', NULL, 'bands', jsonb_build_array(
      jsonb_build_object('upToGrams', NULL, 'cents', coalesce((s.value ->> 'relayCents')::int, 0))))),
  jsonb_build_object(
    'name', jsonb_build_object('fr', 'Pays voisins', 'en', 'Neighbouring countries'),
    'territories', '["BE", "LU", "CH", "MC"]'::jsonb,
    'standard', free.rate, 'express', NULL, 'relay', NULL),
  jsonb_build_object(
    'name', jsonb_build_object('fr', 'Outre-mer', 'en', 'French overseas'),
    'territories', '["GP", "MQ", "GF", "RE", "YT", "PM", "BL", "MF", "WF", "PF", "NC", "TF"]'::jsonb,
    'standard', free.rate, 'express', NULL, 'relay', NULL)))
FROM settings s,
  (SELECT jsonb_build_object('freeFromCents', NULL, 'bands', '[{"upToGrams": null, "cents": 0}]'::jsonb) AS rate) free
WHERE s.key = 'shipping'
ON CONFLICT (key) DO NOTHING;
