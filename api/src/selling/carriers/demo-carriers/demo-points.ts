export type CityOf = (postalCode: string) => Promise<string>;

const names = ['Tabac de la Gare', 'Épicerie du Marché', 'Librairie Les Pages', 'Pressing Blanc Net', 'Fleurs et Cie'];
const streets = [
  '12 place de la Gare',
  '3 rue du Marché',
  '27 rue Victor-Hugo',
  '8 avenue Jean-Jaurès',
  '41 rue Neuve',
];
const numberForm = /^(\d{5})([0-4])$/;

/** Invented points, always the same for a postal code. The number of a point is its postal code and its place. */
export async function findDemoPoints(asked: ReadonlyMap<string, string>, cityOf: CityOf): Promise<object> {
  const country = asked.get('Pays') ?? '';
  const number = asked.get('NumPointRelais') ?? '';
  const [, code, place] = numberForm.exec(number) ?? [];
  if (number !== '' && (code === undefined || place === undefined)) return { STAT: '24' };
  const postalCode = code ?? asked.get('CP') ?? '';
  const city = await cityOf(postalCode);
  const places = place === undefined ? [0, 1, 2, 3, 4] : [Number(place)];
  return {
    STAT: '0',
    PointsRelais: { PointRelais_Details: places.map((each) => toPoint({ country, postalCode, city, place: each })) },
  };
}

interface Point {
  country: string;
  postalCode: string;
  city: string;
  place: number;
}

const toPoint = ({ country, postalCode, city, place }: Point) => ({
  STAT: '0',
  Num: `${postalCode}${place}`,
  LgAdr1: names[place],
  LgAdr2: '',
  LgAdr3: streets[place],
  LgAdr4: '',
  CP: postalCode,
  Ville: city,
  Pays: country,
  Horaires_Lundi: { string: ['0900', '1230', '1400', '1900'] },
  Distance: String(250 + place * 420 + (Number(postalCode) % 7) * 30),
});
