/** A place on the page that one release fills. */
export interface PageRoot {
  readonly name: string;
  readonly version: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const OWN_NAME = 'mf-inspector';

/** The visible roots of remotes, and the header as the root of the shell. */
export function readRoots(document: Document, shellVersion: string): PageRoot[] {
  const header = document.querySelector('header');
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-remote]:not([hidden])')];
  const named = boxes.map((element) => ({
    element,
    name: element.dataset.remote ?? '',
    version: element.dataset.version ?? '',
  }));
  const shell = header ? [{ element: header, name: 'shell', version: shellVersion }] : [];
  return [...shell, ...named]
    .filter(({ name }) => name !== OWN_NAME)
    .map(({ element, name, version }) => {
      const { left, top, width, height } = boundsOf(element);
      return { name, version, left, top, width, height };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** A root may take no space of its own, as one with `display: contents`. */
function boundsOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  return element.firstElementChild?.getBoundingClientRect() ?? own;
}

export interface ReleaseFacts {
  /** The last mount of a piece of this remote, in milliseconds. */
  readonly mountMs: number;
  readonly bytes: number;
}

/** From the browser's own measurements. */
export function readFacts({ name, version }: Pick<PageRoot, 'name' | 'version'>): ReleaseFacts {
  const mounts = performance.getEntriesByType('measure').filter((entry) => entry.name.startsWith(`mount ${name}/`));
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = files.filter((file) => file.name.includes(`/remotes/${name}/${version}/`));
  return {
    mountMs: Math.round(mounts.at(-1)?.duration ?? 0),
    bytes: own.reduce((sum, file) => sum + file.encodedBodySize, 0),
  };
}
