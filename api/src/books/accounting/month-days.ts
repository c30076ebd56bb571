const numbersOf = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];

export function lastDayOf(month: string): string {
  return new Date(Date.UTC(...numbersOf(month), 0)).toISOString().slice(0, 10);
}

export function monthAfter(month: string): string {
  return new Date(Date.UTC(...numbersOf(month), 1)).toISOString().slice(0, 7);
}

/** The first and the last day of `2026-10`. */
export const daysOf = (month: string) => ({ from: `${month}-01`, to: lastDayOf(month) });
