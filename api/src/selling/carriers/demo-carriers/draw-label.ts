const POINTS_PER_MM = 72 / 25.4;
const size: [number, number] = [100 * POINTS_PER_MM, 150 * POINTS_PER_MM];

/** The standard fonts of PDF readers have the letters of western Europe only. */
const printable = (text: string): string => text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

/** A page of 10 × 15 cm: a title, then lines of text. */
export async function drawLabel(title: string, lines: readonly string[]): Promise<Buffer> {
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage(size);
  page.drawText(printable(title), { x: 18, y: size[1] - 36, size: 16, font: bold });
  lines.forEach((line, place) => {
    page.drawText(printable(line).slice(0, 60), { x: 18, y: size[1] - 64 - place * 14, size: 9, font: plain });
  });
  page.drawRectangle({ x: 9, y: 9, width: size[0] - 18, height: size[1] - 18, borderWidth: 1, opacity: 0 });
  return Buffer.from(await document.save());
}
