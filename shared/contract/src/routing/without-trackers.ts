/** Advertisements and newsletters add these to links, with another value for each visitor. */
const TRACKERS =
  /^(?:utm_\w*|fbclid|gclid|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|msclkid|ttclid|twclid|li_fat_id|igsh|igshid|epik|yclid|mc_[ce]id|_hs(?:enc|mi))(?:=|$)/i;

/** The query without what no page reads: visitors of an advertisement share one page. */
export function withoutTrackers(search: string): string {
  const parts = search.slice(1).split('&');
  const read = parts.filter((part) => !TRACKERS.test(part));
  if (read.length === parts.length) return search;
  return read.length > 0 ? `?${read.join('&')}` : '';
}
