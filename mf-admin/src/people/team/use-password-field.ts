import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../form/fields/field-spec.ts';

/** The own password, which each change of rights requires. */
export function usePasswordField(): FieldSpec<'password'> {
  const { t } = useTranslation();
  return {
    name: 'password',
    label: t('team.ownPassword'),
    kind: 'password',
    help: t('team.ownPasswordHelp'),
    isWide: true,
  };
}
