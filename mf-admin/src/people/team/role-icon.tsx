import type { LucideIcon } from 'lucide-react';
import Calculator from 'lucide-react/icons/calculator';
import Crown from 'lucide-react/icons/crown';
import Hammer from 'lucide-react/icons/hammer';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';

const icons: Readonly<Record<string, LucideIcon>> = {
  owner: Crown,
  workshop: Hammer,
  market: Store,
  accountant: Calculator,
};

/** A role that the shop has added gets the icon of a person. */
export function RoleIcon({ role }: { readonly role: string }) {
  const Icon = icons[role] ?? UserRound;
  return <Icon size={14} aria-hidden="true" />;
}
