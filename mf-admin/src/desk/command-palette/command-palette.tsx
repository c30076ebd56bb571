import { listAllProducts } from '@aimante/api-contract/catalogue';
import { listDeskOrders } from '@aimante/api-contract/order-desk';
import { listUsers } from '@aimante/api-contract/users';
import { useLinks, useNavigate } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { foldText } from '@aimante/shop/fold-text';
import { Dialog } from '@aimante/ui';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../form/leave-guard/leaving.ts';
import { navGroups } from '../nav-links.ts';
import styles from './command-palette.module.css';

interface Command {
  readonly id: string;
  readonly kind: 'page' | 'product' | 'customer' | 'action' | 'order' | 'search';
  readonly label: string;
  readonly to: string;
}

const SHORTEST = 2;
const MOST = 5;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Stored by id, because results that arrive later may be listed before it.
  const [chosen, setChosen] = useState<string>();
  const commands = useCommands(useDeferredValue(typed.trim()));
  const place = Math.max(
    0,
    commands.findIndex(({ id }) => id === chosen),
  );
  const active = commands[place];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  function go(command: Command | undefined) {
    if (!command) return;
    onClose();
    void mayLeave().then((leaves) => leaves && navigate(command.to));
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      setChosen(commands[(place + step + commands.length) % commands.length]?.id);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(active);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      initialFocus={() => box.current}
      title={t('palette.title')}
      closeLabel={t('action.close')}
      size="wide"
    >
      <div className={styles.box}>
        <Search size={18} aria-hidden="true" />
        <input
          ref={box}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          aria-label={t('palette.open')}
          placeholder={t('palette.open')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={press}
        />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={t('palette.title')} className={styles.list}>
        {commands.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above handles the keys.
          <div
            key={command.id}
            id={`${listId}-${command.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === active}
            className={styles.option}
            onClick={() => go(command)}
          >
            <span>{command.label}</span>
            <span className={styles.kind}>{t(`palette.kind.${command.kind}`)}</span>
          </div>
        ))}
      </div>
      {commands.length === 0 && <p role="status">{t('list.nothing')}</p>}
    </Dialog>
  );
}

function useCommands(search: string): Command[] {
  const { t } = useTranslation();
  const isLong = search.length >= SHORTEST;
  const orders = useAnswer(listDeskOrders, {
    queryKey: ['palette-orders', search],
    query: { search, limit: MOST },
    enabled: isLong,
  });
  const products = useAnswer(listAllProducts, {
    queryKey: ['palette-products', search],
    query: { search, limit: MOST },
    enabled: isLong,
  });
  const users = useAnswer(listUsers, {
    queryKey: ['palette-users', search],
    query: { search, limit: MOST },
    enabled: isLong,
  });
  const pages = useLinks(...navGroups.map(({ slot }) => slot)).map(
    ({ remote, page, path, label }): Command => ({ id: `${remote}-${page}`, kind: 'page', label, to: path }),
  );
  const actions: Command[] = [
    { id: 'add-product', kind: 'action', label: t('products.add'), to: '/admin/products/new' },
    { id: 'add-coupon', kind: 'action', label: t('coupons.add'), to: '/admin/coupons?new=1' },
  ];
  const fitting = [...pages, ...actions].filter(({ label }) => foldText(label).includes(foldText(search)));
  if (!isLong) return fitting;
  return [
    ...fitting,
    ...(orders.data?.items ?? []).map(
      ({ id, number, customer }): Command => ({
        id,
        kind: 'order',
        label: `${number} · ${customer.name || customer.email}`,
        to: `/admin/orders/${id}`,
      }),
    ),
    {
      id: 'orders-search',
      kind: 'search',
      label: t('palette.orders', { search }),
      to: `/admin/orders?q=${encodeURIComponent(search)}`,
    },
    ...(products.data?.items ?? []).map(
      ({ id, name }): Command => ({ id, kind: 'product', label: name, to: `/admin/products/${id}` }),
    ),
    ...(users.data?.items ?? []).map(
      ({ id, firstName, lastName, email }): Command => ({
        id,
        kind: 'customer',
        label: `${firstName} ${lastName} · ${email}`,
        to: `/admin/users?q=${encodeURIComponent(email)}`,
      }),
    ),
  ];
}
