import { Button } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';

interface AddButtonProps {
  readonly label: string;
  readonly onAdd: () => void;
}

/** Opens the form of a new row. */
export function AddButton({ label, onAdd }: AddButtonProps) {
  return (
    <Button size="desk" icon={<Plus size={16} />} onClick={onAdd}>
      {label}
    </Button>
  );
}
