import { operateReleases, type ReleaseOperation } from '@aimante/api-contract/releases';
import { useChange } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../desk/use-confirm.ts';
import { useFormat } from '../../numbers/format.ts';

export const REGISTRY_KEY = ['registry'];
export const LOG_KEY = ['release-log'];

/** Versions named in the question: the affected one and its replacement. */
export interface AskedVersions {
  readonly version: string;
  readonly former?: string;
}

/**
 * Asks with the names of the versions, then runs the operation, unless another administrator changed the version first.
 */
export function useOperation() {
  const { t } = useTranslation();
  const format = useFormat();
  const confirm = useConfirm();
  const operate = useChange((api, body: ReleaseOperation) => api(operateReleases, { body }), {
    refresh: [REGISTRY_KEY, LOG_KEY],
    done: ({ message }) => message,
  });
  const ask = async (operation: ReleaseOperation, { version, former = '' }: AskedVersions) => {
    const share = operation.kind === 'canary' ? format.share(operation.share / 100) : '';
    const isSure = await confirm({
      title: t(`releases.ask.${operation.kind}`, { remote: operation.remote }),
      text: t(`releases.askText.${operation.kind}`, { version: unbroken(version), former: unbroken(former), share }),
      confirm: t(`releases.do.${operation.kind}`),
      isDangerous: operation.kind === 'kill' || operation.kind === 'rollback',
    });
    if (isSure) operate.mutate(operation);
  };
  return {
    ask: (operation: ReleaseOperation, versions: AskedVersions) => void ask(operation, versions),
    isBusy: operate.isPending,
  };
}

/** Non-breaking hyphens keep a version on one line. */
const unbroken = (version: string) => version.replaceAll('-', '\u2011');
