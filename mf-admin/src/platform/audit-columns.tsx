import type { AccessRow } from '@aimante/api-contract/operations';
import { Link } from '@aimante/remote';
import { deviceName } from '@aimante/shop/device-name';
import { useTranslation } from 'react-i18next';
import { RowName } from '../list/row-name.tsx';
import type { ListColumn } from '../list/source/list-types.ts';
import { useFormat } from '../numbers/format.ts';
import { pageOf, useAuditWords } from './audit-words.ts';

type Column = ListColumn<AccessRow>;

/** The columns of a row of the audit log, in the order of its page. */
export function useAuditColumns() {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useAuditWords();
  const device = ({ userAgent }: AccessRow) => deviceName(userAgent ?? null) ?? '–';
  return {
    at: {
      id: 'at',
      label: t('audit.at'),
      isRowHeader: true,
      cell: ({ at }) => format.time(at),
      csv: ({ at }) => ({ at }),
    },
    actor: {
      id: 'actor',
      label: t('audit.actor'),
      onPhone: 'line',
      csv: ({ actor, role }) => actor?.email ?? words.roleOf(role),
    },
    action: {
      id: 'action',
      label: t('audit.action'),
      cell: ({ action }) => <RowName detail={action}>{words.actionOf(action)}</RowName>,
      csv: ({ action }) => action,
    },
    entity: {
      id: 'entity',
      label: t('audit.entity'),
      cell: (row) => <Entity row={row} />,
      csv: ({ entity, entityId }) => `${entity} ${entityId ?? ''}`,
    },
    device: { id: 'device', label: t('audit.device'), csv: device },
    ip: {
      id: 'ip',
      label: t('audit.ip'),
      isHiddenAtFirst: true,
      cell: ({ ip }) => ip ?? '–',
      csv: ({ ip }) => ip ?? '',
    },
  } as const satisfies Readonly<Record<string, Column>>;
}

function Entity({ row: { entity, entityId } }: { readonly row: AccessRow }) {
  const words = useAuditWords();
  const page = pageOf(entity, entityId);
  const detail = entityId?.slice(-8);
  return <RowName detail={page ? <Link to={page}>{detail}</Link> : detail}>{words.entityOf(entity)}</RowName>;
}
