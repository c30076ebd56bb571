import type { Member } from '@aimante/api-contract/team';
import { useLocale } from '@aimante/remote';
import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { factorsOf, nameOfMember } from './team-words.ts';

/** Members with one passkey: without a spare device, an owner has to reset the access by hand. */
export function SingleKeys({ members }: { readonly members: readonly Member[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const single = members.filter((member) => !member.isInvited && member.isActive && factorsOf(member) === 1);
  if (single.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(single.map(nameOfMember));
  return <Notice tone="warning">{t('team.access.single', { count: single.length, names })}</Notice>;
}
