import { foldText } from '@aimante/shop/fold-text';
import { communesOf } from '../communes/communes.ts';

/** Streets that nearly every French town has. */
const streets = [
  'Rue de la République',
  'Rue des Lices',
  'Rue des Lilas',
  'Rue du Moulin',
  'Rue Victor Hugo',
  'Place de la Mairie',
  'Avenue de la Gare',
  'Chemin des Vignes',
  'Boulevard Jean Jaurès',
  'Impasse des Tanneurs',
];
const places = ['49100', '75011', '69003', '33000', '44000'];

/** Plays the search of the Base Adresse Nationale: made-up streets in real towns, in the same GeoJSON. */
export async function demoAddressBase(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [, houseNumber = '', street = ''] =
    /^\s*(\d+(?:\s?(?:bis|ter))?)?[\s,]*(.*)$/i.exec(query.get('q') ?? '') ?? [];
  const words = foldText(street).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0 ? [] : streets.filter((name) => words.every((word) => foldText(name).includes(word)));
  const postalCode = query.get('postcode');
  const towns = await Promise.all((postalCode ? [postalCode] : places).map(townOf));
  const features = found.flatMap((name) =>
    towns.flatMap((town) => (town ? [featureOf({ houseNumber, street: name, ...town })] : [])),
  );
  return Response.json({
    type: 'FeatureCollection',
    version: 'draft',
    features: features.slice(0, Number(query.get('limit') ?? 5)),
    attribution: 'BAN',
    licence: 'ETALAB-2.0',
    query: query.get('q'),
  });
}

async function townOf(postalCode: string) {
  const [city] = await communesOf(postalCode);
  return city ? { postalCode, city } : undefined;
}

interface Place {
  houseNumber: string;
  street: string;
  postalCode: string;
  city: string;
}

function featureOf({ houseNumber, street, postalCode, city }: Place) {
  const name = houseNumber ? `${houseNumber} ${street}` : street;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [2.35, 48.85] },
    properties: {
      label: `${name} ${postalCode} ${city}`,
      score: 0.9,
      type: houseNumber ? 'housenumber' : 'street',
      name,
      ...(houseNumber && { housenumber: houseNumber, street }),
      postcode: postalCode,
      city,
    },
  };
}
