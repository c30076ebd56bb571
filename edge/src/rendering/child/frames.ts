import { Buffer } from 'node:buffer';

const HEAD_BYTES = 4;

/** A message as JSON behind its length: a reader knows how much comes before it keeps any of it. */
export function frameOf(json: string): Buffer {
  const bytes = Buffer.byteLength(json);
  const frame = Buffer.allocUnsafe(HEAD_BYTES + bytes);
  frame.writeUInt32BE(bytes);
  frame.write(json, HEAD_BYTES);
  return frame;
}

interface FrameReading {
  readonly onFrame: (json: string) => void;
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
      const length = all.readUInt32BE();
      if (length > maxBytes) return onTooLong(length);
      wanted = HEAD_BYTES + length;
      if (size < wanted) return;
      const json = all.toString('utf8', HEAD_BYTES, wanted);
      chunks = [all.subarray(wanted)];
      size -= wanted;
      wanted = HEAD_BYTES;
      onFrame(json);
    }
  };
}
