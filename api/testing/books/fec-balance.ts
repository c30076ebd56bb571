/** What a FEC file books on an account, or on all accounts that start so: debit less credit, in cents. */
export function fecBalance(text: string, account: string): number {
  const cents = (cell = '') => Number(cell.replace(',', ''));
  return text
    .split('\r\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells[4]?.startsWith(account))
    .reduce((sum, cells) => sum + cents(cells[11]) - cents(cells[12]), 0);
}
