import { FONTS, DESIGN_LIMITS as limits, OCCASIONS, STICKERS } from '@aimante/print';
import { Refusal } from '../../platform/text/refusal.ts';

interface Rule {
  readonly fr: string;
  readonly en: string;
}

const rule = (fr: string, en: string): Rule => ({ fr, en });
const listed = (values: readonly string[], or: string) => `${values.slice(0, -1).join(', ')} ${or} ${values.at(-1)}`;
const oneOf = (values: readonly string[]): Rule => rule(listed(values, 'ou'), listed(values, 'or'));
const between = (min: number, max: number): Rule =>
  rule(`un nombre de ${min} à ${max}`, `a number from ${min} to ${max}`);

const colour = rule('une couleur comme #1d4f73', 'a colour like #1d4f73');
const name = rule('un nom de 1 à 60 caractères', 'a name of 1 to 60 characters');
const font = oneOf(FONTS.map(({ id }) => id));
const length = rule('une longueur en millimètres', 'a length in millimetres');
const yesOrNo = rule('true ou false', 'true or false');
const line = rule('un objet avec colour et width', 'an object with colour and width');
const mask = oneOf(['rectangle', 'round', 'heart', 'arch']);
const area = rule(
  'un objet avec left, top, width et height en millimètres',
  'an object with left, top, width and height in millimetres',
);
const valid = rule('une valeur valable', 'a valid value');

/** What a field of a template must be, by its name. */
const RULES: Readonly<Record<string, Rule>> = {
  file: rule('un objet JSON', 'a JSON object'),
  id: rule(
    'des lettres minuscules, des chiffres et des tirets, comme bord-de-mer, 60 caractères au plus',
    'lower-case letters, digits and hyphens, like by-the-sea, at most 60 characters',
  ),
  name,
  englishName: name,
  occasion: oneOf(OCCASIONS),
  english: rule(
    'un objet avec chaque texte français et sa traduction',
    'an object with each French text and its translation',
  ),
  design: rule('un objet avec version, size et layers', 'an object with version, size and layers'),
  version: rule('le nombre 1', 'the number 1'),
  'design.size': rule(
    'un objet avec width et height, de 1 à 800 millimètres',
    'an object with width and height, from 1 to 800 millimetres',
  ),
  layers: rule(`une liste de ${limits.layers} calques au plus`, `a list of at most ${limits.layers} layers`),
  photos: rule(
    'une seule photo, ou un collage de deux à six photos, dont une sans cell',
    'one photo, or a collage of two to six photos, one of them without cell',
  ),
  kind: oneOf(['background', 'calendar', 'photo', 'shape', 'sticker', 'text']),
  colour,
  fill: colour,
  ink: colour,
  faint: colour,
  accent: colour,
  wash: colour,
  font,
  titles: font,
  figures: font,
  style: rule('un style de cette police : regular, bold ou italic', 'a style of this font: regular, bold or italic'),
  text: rule(`un texte de ${limits.text} caractères au plus`, `a text of at most ${limits.text} characters`),
  align: oneOf(['left', 'center', 'right']),
  spacing: between(limits.spacing.min, limits.spacing.max),
  lineHeight: between(limits.lineHeight.min, limits.lineHeight.max),
  curve: between(-limits.curve, limits.curve),
  angle: between(-360, 360),
  opacity: between(0, 1),
  at: rule('un objet avec x et y en millimètres', 'an object with x and y in millimetres'),
  size: length,
  width: length,
  radius: length,
  fits: yesOrNo,
  keepsEdge: yesOrNo,
  hasShadow: yesOrNo,
  outline: line,
  line,
  mask,
  shape: mask,
  area,
  list: area,
  cell: rule('null, dans un calque avec area', 'null, in a layer with area'),
  sticker: oneOf(STICKERS),
  first: rule('un mois comme 2027-01', 'a month like 2027-01'),
  months: oneOf(['1', '12']),
  columns: oneOf(['1', '2', '3', '4']),
  locale: oneOf(['fr', 'en']),
  holidays: rule('une liste de jours comme 2027-07-14', 'a list of days like 2027-07-14'),
  dates: rule('une liste d’objets avec day, name, sign et colour', 'a list of objects with day, name, sign and colour'),
};

interface WrongField {
  readonly field: string;
  /** Counted from 1. */
  readonly layer?: number | undefined;
}

/** Names the field of an uploaded template that is missing or not allowed, and what it must be. */
export function wrongField({ field, layer }: WrongField): Refusal {
  const { fr, en } = RULES[field] ?? valid;
  const text = layer
    ? { fr: `Calque {layer}, champ « {field} » : il faut ${fr}.`, en: `Layer {layer}, field “{field}”: use ${en}.` }
    : { fr: `Champ « {field} » : il faut ${fr}.`, en: `Field “{field}”: use ${en}.` };
  return new Refusal('TEMPLATE_FIELD_INVALID', { status: 400, ...text }, { field, layer });
}
