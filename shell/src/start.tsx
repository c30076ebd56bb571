import type { BrowserRemote } from '@aimante/contract';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createLoader } from './federation/load-exposed.ts';
import type { RemoteFailure } from './federation/remote-failure.ts';
import { readInlined } from './page/inlined.ts';
import { createPlatform } from './platform/create-platform.ts';
import { ShellApp } from './shell-app.tsx';
import { ShellContext } from './shell-context.ts';
import { createShellTexts } from './texts.ts';

export async function start(document: Document): Promise<void> {
  const { set, config } = readInlined(document);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const load = createLoader(set);
  const kit = createPlatform({ config, set, load, document });
  const texts = createShellTexts();
  await texts.ensure(kit.locale.get());

  const shell = {
    platform: kit.platform,
    remotes: set.remotes,
    config,
    load,
    reportFailure({ name, version, team }: BrowserRemote, failure: RemoteFailure) {
      console.error(`[remote] ${name} ${version} (${team}): ${failure.phase}`, failure);
      kit.platform.events.emit('remote:failed', { remote: name, version, team, phase: failure.phase });
    },
  };
  createRoot(root).render(
    <ShellContext value={shell}>
      <BrowserRouter>
        <ShellApp kit={kit} texts={texts} />
      </BrowserRouter>
    </ShellContext>,
  );
}
