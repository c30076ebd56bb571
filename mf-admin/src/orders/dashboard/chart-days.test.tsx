import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales } from '#locales';
import { type ChartDay, daysOf, listOf, partOf } from './chart-days.ts';
import { DayChart } from './day-chart.tsx';

const dayOf = (place: number) => new Date(Date.UTC(2026, 10, place)).toISOString().slice(0, 10);
/** Days from one place to another, each with its place as its sales. */
const days = (from: number, to: number) => ({
  byDay: Array.from({ length: to - from + 1 }, (_, index) => ({ day: dayOf(from + index), cents: from + index })),
});

describe('the days of the chart', () => {
  const previous = (chart: readonly ChartDay[]) => chart.map(({ previousCents }) => previousCents);

  it('have the sales of the same day one period before', () => {
    expect(daysOf(days(8, 10), days(5, 10))).toEqual([
      { day: dayOf(8), cents: 8, previousCents: 5 },
      { day: dayOf(9), cents: 9, previousCents: 6 },
      { day: dayOf(10), cents: 10, previousCents: 7 },
    ]);
  });

  it.each<[string, Parameters<typeof daysOf>, unknown[]]>([
    ['a single day', [days(8, 8), days(7, 8)], [7]],
    ['the period before is not loaded', [days(8, 9), undefined], [undefined, undefined]],
    ['the shop is younger than two periods', [days(8, 10), days(7, 10)], [undefined, undefined, 7]],
    ['the shop is as young as this period', [days(8, 10), days(8, 10)], [undefined, undefined, undefined]],
    ['nothing is loaded', [undefined, days(1, 4)], []],
  ])('are right where %s', (_, stats, sales) => {
    expect(previous(daysOf(...stats))).toEqual(sales);
  });

  it('link the orders that were paid on that day only', () => {
    const query = new URL(listOf('2026-11-20'), 'http://shop.test').searchParams;
    expect([query.get('paidFrom'), query.get('paidTo')]).toEqual(['2026-11-20', '2026-11-20']);
  });
});

describe('a change from one period to the next', () => {
  it.each([
    [150, 100, 0.5],
    [50, 100, -0.5],
    [0, 100, -1],
    [100, 100, 0],
    [-50, 100, -1.5],
    [100, 0, undefined],
    [0, 0, undefined],
    [100, -50, undefined],
  ])('to %d from %d is %j', (now, before, part) => {
    expect(partOf(now, before)).toBe(part);
  });
});

describe('the chart', () => {
  let close = async () => {};
  afterEach(() => close());

  async function show(chart: readonly ChartDay[], locale: 'fr' | 'en' = 'fr') {
    const piece = await mountPiece(
      defineFragment(() => <DayChart days={chart} />, locales),
      { locale },
    );
    close = piece.unmount;
    const drawn = (name: string) => [...piece.element.querySelectorAll(name)];
    const labels = () =>
      drawn('text[text-anchor="middle"]').map(({ textContent }) => textContent?.replace('\u00a0', ' '));
    return { screen: within(piece.element), drawn, labels };
  }

  const chartOf = (count: number) => daysOf(days(1, count), undefined);

  it.each([
    ['fr', 7, 'dim. 1'],
    ['en', 7, 'Sun 1'],
    ['fr', 30, '1er nov.'],
    ['en', 30, '1 Nov'],
  ] as const)('in %s dates %d days as %j', async (locale, count, label) => {
    const { labels } = await show(chartOf(count), locale);
    expect(labels()[0]).toBe(label);
  });

  it.each([
    [1, 1],
    [7, 7],
    [10, 10],
    [30, 10],
    [90, 10],
  ])('of %d days has %d dates', async (count, shown) => {
    const { labels } = await show(chartOf(count));
    expect(labels()).toHaveLength(shown);
  });

  it('draws no bar below zero, and names its amount', async () => {
    const { screen, drawn } = await show([{ day: '2026-11-20', cents: -500, previousCents: 200 }]);
    expect(drawn('.bar').map((bar) => Number(bar.getAttribute('height')))).toEqual([0]);
    expect(screen.getByRole('link', { name: /20.nov..2026.*−5,00/ })).toBeTruthy();
  });

  it('draws nothing, and no broken number, for no day', async () => {
    const { drawn } = await show([]);
    expect(drawn('.bar')).toEqual([]);
    expect(drawn('svg')[0]?.outerHTML).not.toMatch(/NaN|Infinity/);
  });

  it('is a table for whoever prefers one, with a dash where the period before is unknown', async () => {
    const { screen } = await show([
      { day: '2026-11-19', cents: 450, previousCents: undefined },
      { day: '2026-11-20', cents: 900, previousCents: 100 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Tableau' }));
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent?.replace('\u00a0', ' ')),
      ),
    ).toEqual([
      ['4,50 €', '–'],
      ['9,00 €', '1,00 €'],
    ]);
  });
});
