import type { SoftProof } from '@aimante/api-contract/order-desk';
import { useErrorText } from '@aimante/remote/data';
import { Badge, Button, Select } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import styles from './proof-bar.module.css';
import type { ProofChoice } from './use-soft-proof.ts';

/** The share of the picture out of the paper's reach from which a badge warns. */
const MUCH = 0.1;
/** Less is not worth a word. */
const LITTLE = 0.005;

/** Shows or hides the soft proof, and chooses its paper. */
export function ProofBar({ choice: { papers, paper, isOn, toggle, choose } }: { readonly choice: ProofChoice }) {
  const { t } = useTranslation();
  if (!paper) return null;
  return (
    <div className={styles.bar}>
      <Button variant="secondary" size="deskSmall" aria-pressed={isOn} onClick={toggle}>
        {t('softProof.show')} <kbd>P</kbd>
      </Button>
      <Select
        label={t('softProof.paper')}
        isLabelHidden
        size="desk"
        value={paper.id}
        onChange={({ target }) => choose(target.value)}
      >
        {papers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface ProofReachProps {
  readonly proof: { readonly data: SoftProof | undefined; readonly error: Error | null };
  /** False until the tile is rendered. */
  readonly isReady: boolean;
}

/** Says how much of the picture the paper cannot show. */
export function ProofReach({ proof: { data, error }, isReady }: ProofReachProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const words = () => {
    if (!isReady) return t('softProof.notReady');
    if (error) return errorText(error);
    if (!data) return t('softProof.pending');
    if (data.outOfReach < LITTLE) return t('softProof.all');
    const share = t('softProof.outOfReach', { share: format.share(data.outOfReach) });
    return data.outOfReach < MUCH ? share : <Badge tone="warning">{share}</Badge>;
  };
  return (
    <div role="status" className={styles.reach}>
      {words()}
    </div>
  );
}
