import Validator from '@adobe/structured-data-validator';
import { readVocabulary } from './vocabulary.ts';

type Data = Readonly<Record<string, unknown>>;

/** What Google requires of types that the validator does not know. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  LocalBusiness: ['name', 'address', 'url', 'telephone', 'openingHoursSpecification'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'organizer'],
  Place: ['name', 'address'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

/** Faults of the JSON-LD of a page: unknown terms of schema.org, and properties that a search engine misses. */
export async function faultsOf(scripts: readonly string[]): Promise<string[]> {
  const propertiesOf = await readVocabulary();
  const items = scripts.map((text) => JSON.parse(text) as Data);
  const faults = items.flatMap((item) => [...dataIn(item)]).flatMap((data) => termFaults(data, propertiesOf));
  const jsonld = Object.groupBy(items, (item) => String(item['@type']));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  return [
    ...faults,
    ...errors.map(({ issueMessage, path }) => `${path.map(({ type }) => type).join(' > ')}: ${issueMessage}`),
  ];
}

function termFaults(data: Data, propertiesOf: Awaited<ReturnType<typeof readVocabulary>>): string[] {
  const type = String(data['@type']);
  const known = propertiesOf(type);
  if (!known) return [`${type}: unknown type`];
  const names = Object.keys(data).filter((name) => !name.startsWith('@'));
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${type}: unknown property ${name}`),
    ...names.filter((name) => isEmpty(data[name])).map((name) => `${type}: empty property ${name}`),
    ...(REQUIRED[type] ?? []).filter((name) => isEmpty(data[name])).map((name) => `${type}: no ${name}`),
  ];
}

function* dataIn(value: unknown): Generator<Data> {
  if (Array.isArray(value)) {
    for (const each of value) yield* dataIn(each);
  } else if (typeof value === 'object' && value !== null) {
    yield value as Data;
    for (const each of Object.values(value)) yield* dataIn(each);
  }
}
