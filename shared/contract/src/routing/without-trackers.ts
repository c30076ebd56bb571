/** Advertisements and newsletters add these to links. Short, because each page contains this code. */
const TRACKERS = /^(?:(?:utm|gad|mc)_\w+|\w*clk?id|[gw]braid|srsltid|igsh(?:id)?)(?:=|$)/i;

/** The query without what no page reads: visitors of an advertisement share one page. */
export function withoutTrackers(search: string): string {
  const parts = search.slice(1).split('&');
  const read = parts.filter((part) => !TRACKERS.test(part)).join('&');
  return read && `?${read}`;
}
