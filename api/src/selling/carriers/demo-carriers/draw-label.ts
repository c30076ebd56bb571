const POINTS_PER_MM = 72 / 25.4;
const size: [number, number] = [100 * POINTS_PER_MM, 150 * POINTS_PER_MM];

/** The standard fonts of PDF readers have the letters of western Europe only. */
const printable = (text: string): string => text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

const MOST_LETTERS = 54;

/** Breaks a line between words. */
function broken(line: string): string[] {
  if (line.length <= MOST_LETTERS) return [line];
  const at = line.lastIndexOf(' ', MOST_LETTERS);
  const end = at > 0 ? at : MOST_LETTERS;
  return [line.slice(0, end), ...broken(line.slice(end).trimStart())];
}

/** A page of 10 × 15 cm: a title, then lines of text. */
export async function drawLabel(title: string, lines: readonly string[]): Promise<Buffer> {
  const { grayscale, PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage(size);
  page.drawText(printable(title), { x: 18, y: size[1] - 36, size: 16, font: bold });
  const rows = lines.map(printable).flatMap(broken);
  // Many rows are set closer, so that the last one stays on the page.
  const step = Math.min(14, (size[1] - 82) / Math.max(1, rows.length));
  const font = { size: Math.min(9, step * 0.75), font: plain };
  rows.forEach((row, place) => {
    page.drawText(row, { x: 18, y: size[1] - 64 - place * step, ...font });
  });
  const frame = { x: 9, y: 9, width: size[0] - 18, height: size[1] - 18 };
  page.drawRectangle({ ...frame, borderWidth: 1, borderColor: grayscale(0) });
  return Buffer.from(await document.save());
}
