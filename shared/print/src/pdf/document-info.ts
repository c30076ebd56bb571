import type { jsPDF } from 'jspdf';

export interface DocumentInfo {
  readonly title: string;
  readonly createdAt: Date;
}

export const CREATOR = 'Aimanté';

/** UTF-16 with its byte order mark, in hexadecimal: the only form that every reader decodes correctly. */
function hexOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
  return ['FEFF', ...units.map((unit) => unit.toString(16).toUpperCase().padStart(4, '0'))].join('');
}

const texts = ({ title }: DocumentInfo) => ({ title, creator: CREATOR });
const placeholderOf = (text: string): string => '#'.repeat(hexOf(text).length);

/**
 * jsPDF writes texts in Latin-1 when it can. Readers take that for PDFDocEncoding and show a non-breaking space as €.
 * It also does not escape line breaks among the bytes of UTF-16. So it gets placeholders of the final length.
 */
export function setDocumentInfo(doc: jsPDF, info: DocumentInfo): void {
  const { title, creator } = texts(info);
  doc.setProperties({ title: placeholderOf(title), creator: placeholderOf(creator) });
  doc.setCreationDate(info.createdAt);
}

/** The file with the placeholders replaced by the texts. */
export function closeDocument(doc: jsPDF, info: DocumentInfo): ArrayBuffer {
  const file = doc.output('arraybuffer');
  const bytes = new Uint8Array(file);
  const { title, creator } = texts(info);
  replaceText(bytes, 'Title', title);
  replaceText(bytes, 'Creator', creator);
  return file;
}

const encoder = new TextEncoder();

function replaceText(bytes: Uint8Array, name: string, text: string): void {
  const written = encoder.encode(`/${name} (${placeholderOf(text)})`);
  const at = lastIndexOf(bytes, written);
  if (at < 0) throw new Error(`This version of jsPDF writes the ${name} of a file elsewhere`);
  bytes.set(encoder.encode(`/${name} <${hexOf(text)}>`), at);
}

/** Searches from the end: the texts come after all pages and pictures. */
function lastIndexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}
