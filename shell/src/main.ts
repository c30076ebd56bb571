import { isLeaving } from './arrival/leaving.ts';

// biome-ignore lint/plugin: `restart`, in the HTML, runs this entry again after a failed load.
const load = () => import(/* webpackChunkName: "start" */ './start.tsx');

if (!isLeaving(document)) {
  void load().then(
    ({ start }) => start(document),
    () => undefined,
  );
}
