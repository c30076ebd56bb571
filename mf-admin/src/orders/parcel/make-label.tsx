import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { makeLabels, type OrderParcels as OrderParcelsData } from '@aimante/api-contract/parcels';
import { useApi, useChange } from '@aimante/remote/data';
import { Button, Checkbox, Notice, Select } from '@aimante/ui';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../download/save-file.ts';
import { loadLabels } from './load-labels.ts';
import styles from './order-parcels.module.css';

interface MakeLabelProps extends OrderParcelsData {
  readonly order: DeskOrderDetail;
  readonly refresh: readonly (readonly string[])[];
}

const counts = [1, 2, 3, 4, 5];

/** One press makes the label and saves the file: the second press prints it. */
export function MakeLabel({ order, parcels, weightGrams, sameAddress, refresh }: MakeLabelProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [count, setCount] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = sameAddress.map(({ id }) => id).filter((id) => chosen.has(id));
  const isTogether = others.length > 0;
  const isAnother = parcels.some(({ state }) => state !== 'void');
  const make = useChange(
    async (call) => {
      const answer = await call(makeLabels, {
        body: { orderIds: [order.id, ...others], ...(isTogether ? { together: true } : { count }), another: isAnother },
      });
      if (answer.parcels.length > 0) saveFile(await loadLabels(api, answer.parcels));
      return answer;
    },
    // The next label is one for this order, unless it is chosen otherwise again.
    { refresh: refresh.map((key) => [...key]), onDone: () => setCount(1) },
  );
  const [refusal] = make.data?.refused ?? [];
  return (
    <div className={styles.stack}>
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      <div className={styles.make}>
        <Select
          label={t('parcels.count')}
          size="desk"
          value={count}
          disabled={isTogether}
          onChange={({ target }) => setCount(Number(target.value))}
        >
          {counts.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
        <Button
          size="desk"
          variant={isAnother ? 'secondary' : 'primary'}
          icon={<Tag size={16} />}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          {t(isAnother ? 'parcels.another' : 'parcels.make')}
        </Button>
      </div>
      <small>{t('parcels.weight', { grams: t('parcels.grams', { count: Math.ceil(weightGrams / count) }) })}</small>
      {sameAddress.map(({ id, number }) => (
        <Checkbox
          key={id}
          size="desk"
          label={t('parcels.together', { orders: number })}
          checked={chosen.has(id)}
          onChange={({ target }) =>
            setChosen(new Set(target.checked ? [...others, id] : others.filter((each) => each !== id)))
          }
        />
      ))}
    </div>
  );
}
