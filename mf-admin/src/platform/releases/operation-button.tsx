import type { ReleaseOperation } from '@aimante/api-contract/releases';
import { Button, type ButtonProps } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { type AskedVersions, useOperation } from './use-operation.ts';

interface OperationButtonProps {
  readonly variant: NonNullable<ButtonProps['variant']>;
  readonly operation: ReleaseOperation;
  readonly live: AskedVersions;
}

export function OperationButton({ variant, operation, live }: OperationButtonProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { ask, isBusy } = useOperation();
  if (!may('releases:change')) return null;
  return (
    <Button variant={variant} size="deskSmall" loading={isBusy} onClick={() => ask(operation, live)}>
      {t(`releases.do.${operation.kind}`)}
    </Button>
  );
}
