import type { PersonalSections } from '../../people/index.ts';
import type { Lookup } from '../../platform/events/lookup.ts';
import { sql } from '../../platform/sql/sql.ts';
import { documentsOfOrder, ofPerson } from '../../selling/index.ts';

export const invoiceLookups: readonly Lookup[] = [
  documentsOfOrder.suppliedBy(
    (
      order,
    ) => sql`coalesce((SELECT json_agg(json_build_object('series', i.series, 'label', i.label, 'issuedAt', i.issued_at)
        ORDER BY i.series DESC, i.number) FROM invoices i WHERE i.order_id = ${order}), '[]')`,
  ),
];

const sections: PersonalSections = {
  invoices: (id, email) => sql`SELECT i.id, i.label, i.data, i.issued_at FROM invoices i
    WHERE i.order_id IN (SELECT o.id FROM orders o WHERE ${ofPerson(id, email)}) ORDER BY i.id`,
};

export const exportInvoices = (
  _: unknown,
  __: unknown,
  { add }: { add: (sections: PersonalSections) => Promise<void> },
): Promise<void> => add(sections);
