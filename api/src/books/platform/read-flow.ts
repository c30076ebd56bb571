export interface SentFlow {
  info: Record<string, unknown>;
  name: string;
  content: Buffer;
}

/** The two parts of a flow as a platform receives it. Undefined: one is missing. `formData()` is deprecated for servers. */
export async function readFlow(request: Request): Promise<SentFlow | undefined> {
  const boundary = /boundary=([^;]+)/.exec(request.headers.get('content-type') ?? '')?.[1];
  const body = Buffer.from(await request.arrayBuffer()).toString('latin1');
  const parts = body.split(`--${boundary}`).map((part) => {
    const end = part.indexOf('\r\n\r\n');
    const head = Buffer.from(part.slice(0, end), 'latin1').toString('utf8');
    return { head, content: Buffer.from(part.slice(end + 4, -2), 'latin1') };
  });
  const partOf = (name: string) => parts.find(({ head }) => head.includes(`name="${name}"`));
  const [info, file] = [partOf('flowInfo'), partOf('file')];
  if (!info || !file) return undefined;
  const name = /filename="([^"]*)"/.exec(file.head.replace(/ name="[^"]*"/, ''))?.[1] ?? '';
  return { info: JSON.parse(info.content.toString('utf8')) as SentFlow['info'], name, content: file.content };
}
