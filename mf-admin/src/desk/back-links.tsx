import { Link } from '@aimante/remote';
import { IconButton } from '@aimante/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslation } from 'react-i18next';
import { lastSeen } from '../list/source/list-memory.ts';

export interface OpenRow {
  readonly list: string;
  /** Path of the list. The paths of the rows start with it. */
  readonly to: string;
  readonly label: string;
  readonly id?: string | undefined;
}

/** Link back to the list, with the same filters and page. */
export function BackLink({ list, to, label }: OpenRow) {
  return (
    <IconButton label={label} size="desk" render={<Link to={{ pathname: to, search: lastSeen(list)?.search ?? '' }} />}>
      <ArrowLeft size={18} />
    </IconButton>
  );
}

/** The rows before and after the open one. Undefined if the list did not show the open row, or showed only that row. */
export function neighboursOf(ids: readonly string[], id: string | undefined) {
  const place = id === undefined ? -1 : ids.indexOf(id);
  return place === -1 || ids.length < 2 ? undefined : { before: ids[place - 1], after: ids[place + 1] };
}

export function Neighbours({ list, to, id }: OpenRow) {
  const { t } = useTranslation();
  const neighbours = neighboursOf(lastSeen(list)?.ids ?? [], id);
  if (!neighbours) return null;
  const { before, after } = neighbours;
  return (
    <>
      <IconButton
        label={t('desk.before')}
        size="desk"
        disabled={!before}
        render={before ? <Link to={`${to}/${before}`} /> : undefined}
      >
        <ChevronUp size={18} />
      </IconButton>
      <IconButton
        label={t('desk.after')}
        size="desk"
        disabled={!after}
        render={after ? <Link to={`${to}/${after}`} /> : undefined}
      >
        <ChevronDown size={18} />
      </IconButton>
    </>
  );
}
