import type { ListPage } from './list-types.ts';

const MOST_ROWS = 40_000;

type LoadPage<Row> = (cursor: string | undefined) => Promise<Pick<ListPage<Row>, 'items' | 'next'>>;

export async function loadPages<Row>(load: LoadPage<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    rows.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor && rows.length < MOST_ROWS);
  return rows;
}
