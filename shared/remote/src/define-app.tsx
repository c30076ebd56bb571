import {
  type LifecycleProps,
  type MountProps,
  type Platform,
  type RemoteLifecycles,
  splitLocale,
} from '@aimante/contract';
import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import { createRoots } from './react-roots.ts';
import { RemoteRoot } from './remote-root.tsx';
import { createPageTexts, type LocaleLoaders } from './texts.ts';
import { keepTyping } from './typing.ts';

type Component = React.ComponentType;

export interface AppDefinition {
  /** One loader per page, by its id in `remote.config.ts`. The chunk is named `page-<id>`. */
  readonly pages: Readonly<Record<string, () => Promise<Component>>>;
  readonly locales: LocaleLoaders;
  /** By page: texts that only some pages use. */
  readonly texts?: Readonly<Record<string, LocaleLoaders>>;
  /** Receives the data that the server rendered the first page with. */
  readonly receive?: (state: unknown, platform: Platform) => void;
}

/** The `./app` of a remote. A page is shown only after its code and texts are loaded, so nothing flashes. */
export function defineApp({ pages, locales, texts = {}, receive }: AppDefinition): RemoteLifecycles {
  const components = new Map<string, Component>();
  return definePiece({
    locales,
    textsOf: ({ page }) => texts[page?.id ?? ''],
    async prepare({ page, platform, rendered }) {
      if (rendered) receive?.(rendered.state, platform);
      const id = page?.id ?? '';
      const load = pages[id];
      if (!load) throw new Error(`This remote has no page "${id}".`);
      if (!components.has(id)) components.set(id, await load());
    },
    render({ page }) {
      const Page = components.get(page?.id ?? '');
      return Page ? <Page key={page?.id} /> : null;
    },
  });
}

/** A fragment: a named piece that fills a slot of the layout or of a page. Its props are those of the slot. */
export function defineFragment(Fragment: Component, locales: LocaleLoaders): RemoteLifecycles {
  return definePiece({
    locales,
    prepare: async () => undefined,
    render: ({ slotProps }) => <Fragment {...slotProps} />,
  });
}

interface Piece {
  readonly locales: LocaleLoaders;
  textsOf?(props: MountProps): LocaleLoaders | undefined;
  prepare(props: MountProps): Promise<unknown>;
  render(props: MountProps): React.ReactNode;
}

function definePiece({ locales, textsOf, prepare, render }: Piece): RemoteLifecycles {
  const texts = createPageTexts(locales);
  const roots = createRoots();
  const {
    bootstrap,
    mount,
    unmount,
    update = mount,
  } = singleSpaReact<MountProps & { domElement: HTMLElement }>({
    React,
    ReactDOMClient: roots.client,
    renderType: roots.renderType,
    rootComponent: (props) => (
      <RemoteRoot {...props} texts={texts}>
        {render(props)}
      </RemoteRoot>
    ),
    errorBoundaryClass: CrashBoundary,
  });

  const ready = (props: MountProps) => {
    const { locale } = splitLocale(props.location.pathname);
    const more = textsOf?.(props);
    return Promise.all([texts.ensure(locale), more && texts.ensureMore(locale, more), prepare(props)]);
  };
  return {
    bootstrap,
    unmount,
    async mount(props) {
      if (props.rendered) keepTyping(props.domElement);
      await ready(props);
      roots.expect(props);
      await mount(props);
    },
    async update(props) {
      await ready(props);
      await update(props);
    },
  };
}

/** Confines a crash to this piece. The shell is notified and chooses what replaces it. */
class CrashBoundary extends React.Component<LifecycleProps & { children?: React.ReactNode }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
