import type { ProcessingRegister } from '@aimante/api-contract/privacy';
import type { InBothLanguages } from '../../../platform/text/both-languages.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { typeset } from '../../../platform/text/typography.ts';
import { type ActivityId, activities } from './activities.ts';
import type { Activity } from './activity.ts';
import { dataKinds } from './declared-table.ts';
import { declaredTables, personalColumns } from './tables.ts';

export const activityIds = Object.keys(activities) as ActivityId[];

type ActivityTexts = Omit<ProcessingRegister['activities'][number], 'id' | 'columns'> & { id: ActivityId };

export function activityIn(id: ActivityId, locale: Locale): ActivityTexts {
  const text = (words: InBothLanguages) => typeset(words[locale], locale);
  const { name, purpose, ground, term, remains, isKept = false, recipients }: Activity = activities[id];
  return {
    id,
    name: text(name),
    purpose: text(purpose),
    ground: text(ground),
    term: text(term),
    remains: remains ? text(remains) : null,
    isKept,
    recipients: text(recipients),
  };
}

/** The register of processing, made from the declared columns. */
export const readRegister = (locale: Locale): ProcessingRegister => ({
  activities: activityIds.map((id) => ({ ...activityIn(id, locale), columns: columnsOf(id, locale) })),
});

const columnsOf = (id: ActivityId, locale: Locale) =>
  Object.entries(declaredTables)
    .filter(([, { activity }]) => activity === id)
    .flatMap(([table]) =>
      personalColumns(table).map(({ name, kind, isKept }) => ({
        table,
        column: name,
        kind: dataKinds[kind][locale],
        isKept,
      })),
    );
