import type { Member } from '@aimante/api-contract/team';
import Mail from 'lucide-react/icons/mail';
import styles from './initials.module.css';

/** The initials of a member in a circle. An invited person has none yet. */
export function Initials({ member: { firstName, lastName, isInvited } }: { readonly member: Member }) {
  return (
    <span className={styles.coin} data-invited={isInvited || undefined} aria-hidden="true">
      {isInvited ? <Mail size={16} /> : `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()}
    </span>
  );
}
