import type { PlatformFlows } from '@aimante/api-contract/books';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

const tones = { waiting: 'neutral', sent: 'info', accepted: 'success', refused: 'danger' } as const;

/** What the invoice platform said about an invoice or the report of a day. */
export function FlowBadge({ state }: Pick<PlatformFlows['flows'][number], 'state'>) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`accounting.platform.state.${state}`)}</Badge>;
}
