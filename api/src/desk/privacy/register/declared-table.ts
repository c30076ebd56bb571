import type { ActivityId } from './activities.ts';

export const dataKinds = {
  identity: { fr: 'identité', en: 'identity' },
  contact: { fr: 'e-mail et téléphone', en: 'e-mail and phone' },
  address: { fr: 'adresse', en: 'address' },
  company: { fr: 'société', en: 'company' },
  message: { fr: 'texte écrit', en: 'written text' },
  picture: { fr: 'photo', en: 'photo' },
  purchase: { fr: 'achat', en: 'purchase' },
  payment: { fr: 'paiement', en: 'payment' },
  device: { fr: 'appareil et connexion', en: 'device and connection' },
  credential: { fr: 'moyen de connexion', en: 'means of login' },
  reference: { fr: 'lien vers la personne', en: 'link to the person' },
} as const;

export type DataKind = keyof typeof dataKinds;

/** Names of columns, separated by spaces. */
type Columns = string;

/** What the columns of a table hold. A table without an activity holds nothing about a person. */
export interface DeclaredTable {
  activity?: ActivityId;
  /** Columns with personal data, by its kind. */
  personal?: Partial<Record<DataKind, Columns>>;
  /** Columns without personal data. */
  plain: Columns;
  /** The personal columns that an erasure leaves as they are, because the law or the proof of an action requires it. */
  kept?: Columns;
}

export type DeclaredTables = Readonly<Record<string, DeclaredTable>>;

export const columnsIn = (columns: Columns = ''): string[] => columns.split(/\s+/).filter(Boolean);
