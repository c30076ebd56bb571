import { PDFDocument, PDFHeader, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { BoxMm } from '../imposition/box.ts';
import { gridBox } from '../imposition/grid.ts';
import type { SheetLayout } from '../imposition/layout.ts';
import { MAX_SHEETS_PER_FILE } from '../imposition/print-run.ts';
import { CREATOR, type DocumentInfo } from '../pdf/document-info.ts';
import type { Picture } from '../pdf/draw-picture.ts';
import type { WorkshopPage, WorkshopSheets } from '../pdf/workshop-sheets.ts';
import { mmToPoints, type SizeMm } from '../sizes/length.ts';
import { coatedPaper, type OutputCondition, tileProfile } from './colour-profiles.ts';
import type { ContourPage } from './contour-page.ts';
import { type Letters, openLetters } from './letters.ts';
import { CONTOUR, contourContent, OVERPRINT, pageContent } from './page-content.ts';
import { pressMetadata } from './press-metadata.ts';

/**
 * The sheets of a batch as PDF/X-4, for a print shop: output intent with its profile, text as outlines, the cut as the
 * spot colour `CutContour`, which prints over the picture. The condition is a printer and paper with a profile in CMYK.
 * Default: offset on coated paper.
 */
export async function writePressSheets(input: WorkshopSheets, condition?: OutputCondition): Promise<Uint8Array> {
  const { pages, hasContours = false } = input;
  if (pages.length > MAX_SHEETS_PER_FILE) throw new RangeError(`A file has at most ${MAX_SHEETS_PER_FILE} sheets`);
  const document = await openPress(input, condition);
  const press: Press = {
    document,
    letters: await openLetters(),
    hasContours,
    colours: addProfile(document, await tileProfile(), 3),
    contour: addContourColour(document),
    pictures: new Map(),
  };
  for (const [index, page] of pages.entries()) await addPage(press, page, page.page ?? `${index + 1}/${pages.length}`);
  return close(document);
}

export interface ContourSheets extends DocumentInfo {
  readonly pages: readonly ContourPage[];
}

/** The cut of each sheet, without pictures, as the same spot colour: for a cutting table that reads PDF. */
export async function writeContourSheets(input: ContourSheets): Promise<Uint8Array> {
  const document = await openPress(input);
  const contour = addContourColour(document);
  for (const page of input.pages) addSheet({ document, contour }, page.layout, { content: contourContent(page) });
  return close(document);
}

async function openPress(info: DocumentInfo, condition?: OutputCondition): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.context.header = PDFHeader.forVersion(1, 6);
  describe(document, info, condition ?? (await coatedPaper()));
  return document;
}

const close = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ useObjectStreams: false, updateFieldAppearances: false });

interface Press {
  readonly document: PDFDocument;
  readonly letters: Letters;
  readonly hasContours: boolean;
  readonly colours: PDFRef;
  readonly contour: PDFRef;
  readonly pictures: Map<string, PDFRef>;
}

async function addPage(press: Press, page: WorkshopPage, pageNumber: string): Promise<void> {
  const { letters, hasContours } = press;
  const names = new Map<string, string>();
  for (const { picture } of page.pieces) names.set(picture.id, names.get(picture.id) ?? `P${names.size + 1}`);
  const images: Record<string, PDFRef> = {};
  for (const { picture } of page.pieces) {
    const name = names.get(picture.id);
    if (name) images[name] ??= await addPicture(press, picture);
  }
  const nameOf = ({ picture }: { picture: Picture }) => names.get(picture.id) ?? '';
  const content = pageContent({ page, pageNumber, hasContours, letters, nameOf });
  addSheet(press, page.layout, { content, images });
}

interface SheetContent {
  readonly content: string;
  readonly images?: Readonly<Record<string, PDFRef>>;
}

function addSheet(
  { document, contour }: Pick<Press, 'document' | 'contour'>,
  layout: SheetLayout,
  { content, images = {} }: SheetContent,
): void {
  const { context } = document;
  const sheet = document.addPage([mmToPoints(layout.sheet.width), mmToPoints(layout.sheet.height)]);
  sheet.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const resources = {
    XObject: images,
    ColorSpace: { [CONTOUR]: contour },
    ExtGState: { [OVERPRINT]: { Type: 'ExtGState', OP: true, op: true, OPM: 1 } },
  };
  sheet.node.set(PDFName.of('Resources'), context.obj(resources));
  const boxes = { TrimBox: gridBox(layout, 'trim'), BleedBox: gridBox(layout, 'bleed') };
  for (const [name, box] of Object.entries(boxes))
    if (box) sheet.node.set(PDFName.of(name), context.obj(pageBox(box, layout.sheet)));
}

const pageBox = ({ left, top, width, height }: BoxMm, sheet: SizeMm): number[] =>
  [left, sheet.height - top - height, left + width, sheet.height - top].map(mmToPoints);

/** Each picture is embedded once, with the profile of the tiles: PDF/X-4 allows no colours of a device's own. */
async function addPicture({ document, colours, pictures }: Press, { id, bytes }: Picture): Promise<PDFRef> {
  const known = pictures.get(id);
  if (known) return known;
  const image = await document.embedJpg(bytes);
  await image.embed();
  const stream = document.context.lookup(image.ref);
  if (stream && 'dict' in stream) {
    const { dict } = stream as { dict: { set(name: PDFName, value: object): void } };
    dict.set(PDFName.of('ColorSpace'), document.context.obj([PDFName.of('ICCBased'), colours]));
  }
  pictures.set(id, image.ref);
  return image.ref;
}

const addProfile = ({ context }: PDFDocument, profile: Uint8Array, channels: 3 | 4): PDFRef =>
  context.register(context.flateStream(profile, { N: channels }));

/** A spot colour. A reader that does not know it shows magenta. */
function addContourColour({ context }: PDFDocument): PDFRef {
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 });
  const colour = [PDFName.of('Separation'), PDFName.of(CONTOUR), PDFName.of('DeviceCMYK'), context.register(tint)];
  return context.register(context.obj(colour));
}

function describe(document: PDFDocument, { title, createdAt }: DocumentInfo, condition: OutputCondition): void {
  const { context, catalog } = document;
  document.setTitle(title);
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const info = context.lookup(context.trailerInfo.Info);
  if (info && 'set' in info)
    (info as { set(name: PDFName, value: PDFName): void }).set(PDFName.of('Trapped'), PDFName.of('False'));
  const documentId = crypto.randomUUID();
  const id = PDFHexString.of(documentId.replaceAll('-', ''));
  context.trailerInfo.ID = context.obj([id, id]);
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    // As hexadecimal digits, because a name may have parentheses and any letters.
    OutputConditionIdentifier: PDFHexString.fromText(condition.identifier),
    ...(condition.registry && { RegistryName: PDFString.of(condition.registry) }),
    Info: PDFHexString.fromText(condition.info),
    DestOutputProfile: addProfile(document, condition.profile, 4),
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  const xmp = pressMetadata({ title, createdAt, creator: CREATOR, documentId });
  const metadata = context.stream(new TextEncoder().encode(xmp), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
}
