import { Buffer } from 'node:buffer';

const HEAD_BYTES = 8;

/**
 * A message as JSON, and its longest text beside it, which would double the work as JSON. Behind their lengths: a
 * reader knows how much comes before it keeps any of it.
 */
export function frameOf(json: string, text = ''): Buffer {
  const [jsonBytes, textBytes] = [Buffer.byteLength(json), Buffer.byteLength(text)];
  const frame = Buffer.allocUnsafe(HEAD_BYTES + jsonBytes + textBytes);
  frame.writeUInt32BE(jsonBytes);
  frame.writeUInt32BE(textBytes, 4);
  frame.write(json, HEAD_BYTES);
  frame.write(text, HEAD_BYTES + jsonBytes);
  return frame;
}

interface FrameReading {
  readonly onFrame: (json: string, text: string) => void;
  /** A longer frame is never read. */
  readonly maxBytes: number;
  readonly onTooLong: (bytes: number) => void;
}

/** Takes the chunks of a stream, in order. */
export function createFrameReader({ onFrame, maxBytes, onTooLong }: FrameReading): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let size = 0;
  const whole = () => {
    const [first] = chunks;
    const all = chunks.length === 1 && first ? first : Buffer.concat(chunks);
    chunks = [all];
    return all;
  };
  let wanted = HEAD_BYTES;
  return (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= wanted) {
      const all = whole();
      const textFrom = HEAD_BYTES + all.readUInt32BE();
      wanted = textFrom + all.readUInt32BE(4);
      if (wanted - HEAD_BYTES > maxBytes) return onTooLong(wanted - HEAD_BYTES);
      if (size < wanted) return;
      const json = all.toString('utf8', HEAD_BYTES, textFrom);
      const text = all.toString('utf8', textFrom, wanted);
      chunks = [all.subarray(wanted)];
      size -= wanted;
      wanted = HEAD_BYTES;
      onFrame(json, text);
    }
  };
}
