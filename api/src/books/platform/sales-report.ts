import XmlBuilder from 'fast-xml-builder';
import type { DaySales } from './private-sales.ts';

interface Reported {
  id: string;
  day: string;
  siren: string;
  name: string;
  at: Date;
  sales: readonly DaySales[];
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const compact = (day: string) => day.replaceAll('-', '');
const sum = (sales: readonly DaySales[], of: (part: DaySales) => number) =>
  sales.reduce((all, part) => all + of(part), 0);

/** One day of sales of goods to private persons, in the terms of flow 10.3 of the French specification. */
export function salesReport({ id, day, siren, name, at, sales }: Reported): string {
  const builder = new XmlBuilder({ ignoreAttributes: false, format: true });
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Report: {
      ReportDocument: {
        Id: id,
        IssueDateTime: at.toISOString().replace(/\D/g, '').slice(0, 14),
        TypeCode: 'IN',
        Issuer: { Id: { '@_schemeId': '0002', '#text': siren }, Name: name, RoleCode: 'SE' },
      },
      TransactionsReport: {
        ReportPeriod: { StartDate: compact(day), EndDate: compact(day) },
        Transactions: [
          { category: 'TLB1', sales: sales.filter(({ isOss }) => !isOss) },
          { category: 'TNT1', sales: sales.filter(({ isOss }) => isOss) },
        ]
          .filter((part) => part.sales.length > 0)
          .map((part) => transactions(day, part)),
      },
    },
  });
}

/** Goods that are taxed in France (TLB1), and distance sales that are taxed in another country (TNT1). */
function transactions(day: string, { category, sales }: { category: string; sales: readonly DaySales[] }) {
  return {
    Date: compact(day),
    TransactionsCurrency: 'EUR',
    CategoryCode: category,
    TaxExclusiveAmount: euros(sum(sales, ({ netCents }) => netCents)),
    TaxTotal: euros(sum(sales, ({ vatCents }) => vatCents)),
    TransactionsCount: sum(sales, ({ count }) => count),
    TaxSubtotal: sales.map(({ rate, netCents, vatCents }) => ({
      TaxPercent: rate.toFixed(2),
      TaxableAmount: euros(netCents),
      TaxTotal: euros(vatCents),
    })),
  };
}
