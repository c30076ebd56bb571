import type { OrderStatus } from '@aimante/api-contract/orders';
import { useSearchParams } from '@aimante/remote';
import { Chip, TextField } from '@aimante/ui';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderFilter } from '../../order-status/order-query.ts';
import styles from './order-filters.module.css';

const STATUSES = ['en_attente', 'en_cours', 'termine', 'annule'] as const;
const PAUSE_MS = 300;

const isStatus = (value: string | null): value is OrderStatus => STATUSES.some((status) => status === value);

/** The filter is in the address, so that it can be bookmarked, shared and reached by Back. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const filter: OrderFilter = { status: isStatus(status) ? status : undefined, search: params.get('q') ?? '' };
  const change = (name: 'status' | 'q', value: string) =>
    setParams(
      (latest) => {
        if (value) latest.set(name, value);
        else latest.delete(name);
        return latest;
      },
      { replace: true },
    );
  return {
    filter,
    chooseStatus: (value: OrderStatus | undefined) => change('status', value ?? ''),
    find: (number: string) => change('q', number),
    clear: () => setParams({}, { replace: true }),
  };
}

interface StatusChipsProps {
  readonly chosen: OrderStatus | undefined;
  readonly onChoose: (status: OrderStatus | undefined) => void;
}

export function StatusChips({ chosen, onChoose }: StatusChipsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.chips} aria-label={t('orders.filter.label')}>
      <Chip isSelected={!chosen} onClick={() => onChoose(undefined)}>
        {t('orders.filter.all')}
      </Chip>
      {STATUSES.map((status) => (
        <Chip key={status} isSelected={chosen === status} onClick={() => onChoose(status)}>
          {t(`orders.filter.${status}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

interface NumberSearchProps {
  readonly number: string;
  readonly onFind: (number: string) => void;
}

export function NumberSearch({ number, onFind }: NumberSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(number);
  const [sent, setSent] = useState(number);
  const [known, setKnown] = useState(number);
  if (known !== number) {
    setKnown(number);
    // The address repeats what was typed a moment ago. Newer letters must not be overwritten by it.
    if (number !== sent) {
      setSent(number);
      setTyped(number);
    }
  }
  useEffect(() => {
    if (typed.trim() === sent) return;
    const pause = setTimeout(() => {
      setSent(typed.trim());
      onFind(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  });

  return (
    <TextField
      className={styles.search}
      type="search"
      label={t('orders.search.label')}
      isLabelHidden
      placeholder={t('orders.search.label')}
      start={<Search size={18} />}
      value={typed}
      maxLength={40}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
