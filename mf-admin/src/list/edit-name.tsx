import { Button } from '@aimante/ui';
import Pencil from 'lucide-react/icons/pencil';
import styles from './edit-name.module.css';

export function EditName({ name, onEdit }: { name: string; onEdit: () => void }) {
  return (
    <Button variant="text" size="deskSmall" className={styles.name} icon={<Pencil size={14} />} onClick={onEdit}>
      {name}
    </Button>
  );
}
