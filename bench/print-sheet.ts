import { CUSTOMER_SHEET, defaultProfile } from '@aimante/print';
import { writeCustomerSheet } from '@aimante/print/pdf';
import { jsPDF } from 'jspdf';
import { median } from './load/http-load.ts';
import { readPhotos, type SheetPhoto } from './print/photos.ts';
import { report } from './rows/report.ts';

const ROUNDS = 5;
const MAGNETS = 60;
const SIDE_MM = 50;
const A4 = { columns: 4, rows: 5, margin: 5 };
const MOST_RATIO = 0.5;
const MEGABYTE = 1_000_000;

interface Written {
  readonly ms: number;
  readonly bytes: number;
}

/** A sheet of different magnets: ours, and jsPDF as its own examples use it, with the PNG of a canvas. In turns. */
const photos = await readPhotos(MAGNETS);
const rounds: { readonly ours: Written; readonly naive: Written }[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  rounds.push({ ours: timed(() => ours(photos)), naive: timed(() => naive(photos)) });

for (const [side, name] of [
  ['ours', 'ours'],
  ['naive', 'jsPDF with PNG'],
] as const) {
  const what = `${MAGNETS} magnets, ${name}`;
  report({ bench: 'print-sheet', what, values: rounds.map((round) => round[side].ms), unit: 'ms' });
  const bytes = rounds.map((round) => round[side].bytes / MEGABYTE);
  report({ bench: 'print-sheet', what: `${what}, file`, values: bytes, unit: 'MB' });
}
for (const [what, measure] of [
  ['time, part of that of jsPDF', 'ms'],
  ['file, part of that of jsPDF', 'bytes'],
] as const) {
  const values = [
    median(rounds.map((round) => round.ours[measure])) / median(rounds.map((round) => round.naive[measure])),
  ];
  report({ bench: 'print-sheet', what, values, unit: '', goal: { most: MOST_RATIO } });
}

function timed(write: () => ArrayBuffer): Written {
  const start = performance.now();
  const { byteLength } = write();
  return { ms: performance.now() - start, bytes: byteLength };
}

function ours(all: readonly SheetPhoto[]): ArrayBuffer {
  return writeCustomerSheet({
    title: 'Mes aimants',
    createdAt: new Date('2026-11-20T08:00:00Z'),
    settings: CUSTOMER_SHEET,
    profile: { ...defaultProfile({ width: SIDE_MM, height: SIDE_MM }), bleed: 0 },
    pictures: all.map(({ id, jpeg }) => ({ picture: { id, bytes: jpeg }, copies: 1 })),
  });
}

function naive(all: readonly SheetPhoto[]): ArrayBuffer {
  const pdf = new jsPDF();
  const { columns, rows, margin } = A4;
  for (const [index, { png }] of all.entries()) {
    const place = index % (columns * rows);
    if (index > 0 && place === 0) pdf.addPage();
    const left = margin + (place % columns) * SIDE_MM;
    pdf.addImage(png, 'PNG', left, margin + Math.floor(place / columns) * SIDE_MM, SIDE_MM, SIDE_MM);
  }
  return pdf.output('arraybuffer');
}
