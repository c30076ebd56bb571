import { LOCALE_KEY, type RouteAccess, withoutTrackers } from '@aimante/contract';
import { readSession } from '../platform/read-session.ts';
import { tabStorage } from '../platform/tab-storage.ts';
import { leave } from './leaving.ts';
import { ownAddress } from './own-address.ts';
import { restartAfterLoss } from './restart.ts';

// The edge writes this script into the head, so that it needs no request: it redirects before anything is visible, and
// handles a network that ends right after the document.
const { pathname, hash } = location;
const search = withoutTrackers(location.search);
// The edge renders the page without them too.
if (search !== location.search) history.replaceState(history.state, '', pathname + search + hash);
const storage = tabStorage(() => localStorage);
const address = ownAddress({
  pathname,
  search,
  hash,
  access: document.currentScript?.dataset.access as RouteAccess | undefined,
  session: readSession(storage),
  stored: storage.getItem(LOCALE_KEY),
  languages: navigator.languages,
  userAgent: navigator.userAgent,
});
if (address) leave(document, address);
else restartAfterLoss(document);
