import { operateReleases, type ReleaseOperation } from '@aimante/api-contract/releases';
import { usePlatform, useT } from '@aimante/remote';
import { useChange } from '../admin-api/admin-api.ts';
import { useFormat } from '../numbers/format.ts';
import type { LiveVersion } from './registry.ts';

export const REGISTRY_KEY = ['registry'];

/** Asks, names the versions that it is about, and does it: unless somebody else was quicker. */
export function useOperation() {
  const t = useT();
  const format = useFormat();
  const { confirm } = usePlatform();
  const operate = useChange((api, body: ReleaseOperation) => api(operateReleases, { body }), {
    refresh: [REGISTRY_KEY],
    done: ({ message }) => message,
  });
  const ask = async (operation: ReleaseOperation, { version, former = '' }: LiveVersion) => {
    const share = operation.kind === 'canary' ? format.share(operation.share / 100) : '';
    const isSure = await confirm({
      title: t(`releases.ask.${operation.kind}`, { remote: operation.remote }),
      text: t(`releases.askText.${operation.kind}`, { version, former, share }),
      confirm: t(`releases.do.${operation.kind}`),
      cancel: t('action.cancel'),
      isDangerous: operation.kind === 'kill' || operation.kind === 'rollback',
    });
    if (isSure) operate.mutate(operation);
  };
  return {
    ask: (operation: ReleaseOperation, version: LiveVersion) => void ask(operation, version),
    isBusy: operate.isPending,
  };
}
