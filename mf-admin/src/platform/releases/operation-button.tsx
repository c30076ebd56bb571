import type { ReleaseOperation } from '@aimante/api-contract/releases';
import { Button, type ButtonProps } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { type AskedVersions, useOperation } from './use-operation.ts';

interface OperationButtonProps {
  readonly variant: NonNullable<ButtonProps['variant']>;
  readonly operation: ReleaseOperation;
  readonly live: AskedVersions;
}

export function OperationButton({ variant, operation, live }: OperationButtonProps) {
  const { t } = useTranslation();
  const { ask, isBusy } = useOperation();
  return (
    <Button variant={variant} size="deskSmall" loading={isBusy} onClick={() => ask(operation, live)}>
      {t(`releases.do.${operation.kind}`)}
    </Button>
  );
}
