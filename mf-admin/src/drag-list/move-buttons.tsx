import { useT } from '@aimante/remote';
import { IconButton } from '@aimante/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { moved } from '../picture-grid/moved.ts';

interface MoveButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly onOrder: (ids: readonly string[]) => void;
}

/** What dragging does, without a pointer. */
export function MoveButtons({ id, name, ids, onOrder }: MoveButtonsProps) {
  const t = useT();
  const place = ids.indexOf(id);
  return (
    <>
      <IconButton
        label={t('categories.up', { name })}
        size="desk"
        variant="ghost"
        disabled={place <= 0}
        onClick={() => onOrder(moved(ids, id, place - 1))}
      >
        <ChevronUp size={16} />
      </IconButton>
      <IconButton
        label={t('categories.down', { name })}
        size="desk"
        variant="ghost"
        disabled={place === ids.length - 1}
        onClick={() => onOrder(moved(ids, id, place + 1))}
      >
        <ChevronDown size={16} />
      </IconButton>
    </>
  );
}
