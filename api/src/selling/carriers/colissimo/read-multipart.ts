export interface Part {
  /** Without the angle brackets. */
  id: string;
  type: string;
  content: Buffer;
}

const blankLine = Buffer.from('\r\n\r\n');

/**
 * The parts of a `multipart/mixed` answer, which holds JSON and PDF files. `Response.formData()` reads
 * `multipart/form-data` only.
 */
export function readMultipart(contentType: string, body: Buffer): readonly Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return [];
  const mark = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  for (let from = body.indexOf(mark); from >= 0; ) {
    const start = from + mark.length;
    const to = body.indexOf(mark, start);
    if (to < 0) break;
    // The line break before the next mark belongs to the mark.
    const part = toPart(body.subarray(start + 2, to - 2));
    if (part) parts.push(part);
    from = to;
  }
  return parts;
}

function toPart(bytes: Buffer): Part | undefined {
  const end = bytes.indexOf(blankLine);
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    id: field('Content-ID').replace(/^<|>$/g, ''),
    type: field('Content-Type'),
    content: bytes.subarray(end + blankLine.length),
  };
}
