import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** For tests: what a print shop's check reads in a file. */
export interface PressFile {
  readonly version: string;
  readonly intent: {
    readonly subtype: string;
    readonly condition: string;
    readonly info: string;
    readonly registry: string;
    readonly profile: Uint8Array;
  };
  readonly metadata: string;
  readonly trapped: string | undefined;
  readonly hasIds: boolean;
  readonly fonts: number;
  /** Of each image: the kind of its colour space. */
  readonly imageColours: readonly string[];
  readonly pages: readonly PressPage[];
}

export interface PressPage {
  /** MediaBox, TrimBox and BleedBox, in points. */
  readonly boxes: Readonly<Record<string, readonly number[]>>;
  readonly spotColours: readonly string[];
  readonly operators: readonly string[];
}

const name = (text: string) => PDFName.of(text);

function bytesOf(stream: PDFObject | undefined): Uint8Array {
  if (stream instanceof PDFRawStream) return decodePDFRawStream(stream).decode();
  return stream instanceof PDFStream ? stream.getContents() : new Uint8Array();
}

function readPage(page: PDFDict, look: (object: PDFObject | undefined) => PDFObject | undefined): PressPage {
  const boxes = Object.fromEntries(
    ['MediaBox', 'TrimBox', 'BleedBox'].flatMap((box) => {
      const found = look(page.get(name(box)));
      return found instanceof PDFArray ? [[box, found.asArray().map((side) => Number(String(side)))]] : [];
    }),
  );
  const resources = look(page.get(name('Resources')));
  const spaces = resources instanceof PDFDict ? look(resources.get(name('ColorSpace'))) : undefined;
  const spotColours = (spaces instanceof PDFDict ? spaces.values() : []).flatMap((space) => {
    const found = look(space);
    return found instanceof PDFArray && String(found.get(0)) === '/Separation' ? [String(found.get(1)).slice(1)] : [];
  });
  const content = Buffer.from(bytesOf(look(page.get(name('Contents'))))).toString('latin1');
  return { boxes, spotColours, operators: content.split(/\s+/).filter((word) => /^(?:\/?[A-Za-z]+\d*)$/.test(word)) };
}

export async function readPressFile(file: Uint8Array): Promise<PressFile> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const { context, catalog } = document;
  const look = (object: PDFObject | undefined) => context.lookup(object);
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const images = objects.filter(
    (object) => object instanceof PDFRawStream && object.dict.get(name('Subtype')) === name('Image'),
  );
  const intents = look(catalog.get(name('OutputIntents')));
  const intent = intents instanceof PDFArray ? look(intents.get(0)) : undefined;
  const text = (key: string) => {
    const found = intent instanceof PDFDict ? look(intent.get(name(key))) : undefined;
    return found instanceof PDFHexString || found instanceof PDFString ? found.decodeText() : String(found);
  };
  const info = look(context.trailerInfo.Info);
  return {
    version: Buffer.from(file.subarray(0, 8)).toString('latin1'),
    intent: {
      subtype: text('S'),
      condition: text('OutputConditionIdentifier'),
      info: text('Info'),
      registry: text('RegistryName'),
      profile: bytesOf(intent instanceof PDFDict ? look(intent.get(name('DestOutputProfile'))) : undefined),
    },
    metadata: Buffer.from(bytesOf(look(catalog.get(name('Metadata'))))).toString('utf8'),
    trapped: info instanceof PDFDict ? String(info.get(name('Trapped'))) : undefined,
    hasIds: look(context.trailerInfo.ID) instanceof PDFArray,
    fonts: objects.filter((object) => object instanceof PDFDict && object.get(name('Type')) === name('Font')).length,
    imageColours: images.map((image) => {
      const space = image instanceof PDFRawStream ? look(image.dict.get(name('ColorSpace'))) : undefined;
      return space instanceof PDFArray ? String(space.get(0)) : String(space);
    }),
    pages: document.getPages().map((page) => readPage(page.node, look)),
  };
}
