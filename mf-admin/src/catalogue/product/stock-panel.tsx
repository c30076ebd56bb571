import { changeStock, listStockMovements, type Product } from '@aimante/api-contract/catalogue';
import { stockChangeSchema } from '@aimante/api-contract/catalogue/stock-schemas';
import { Loaded, useAnswer, useApi, useRefresh } from '@aimante/remote/data';
import { Button, Skeleton } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Facts, Panel } from '../../desk/panel/panel.tsx';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import { ownerOf, ownerValue } from '../stock-owner.ts';
import styles from './stock-panel.module.css';

/** Reasons that an administrator can give. The others are set by events in the shop. */
const reasons = ['restock', 'correction', 'return', 'loss'] as const;
const known = [...reasons, 'initial', 'sale', 'transfer'] as const;

export function StockPanel({ product }: { product: Product }) {
  const { t } = useTranslation();
  const [isMoving, setIsMoving] = useState(false);
  const variants = product.variants.map(
    ({ sku, stock, options }) => [options.map(({ value }) => value).join(' · ') || sku, stock] as const,
  );
  return (
    <Panel
      title={t('product.panel.stock')}
      actions={
        <Button variant="text" size="deskSmall" onClick={() => setIsMoving(true)}>
          {t('stock.move')}
        </Button>
      }
    >
      <Facts items={[[t('stock.onHand'), product.stock], ...variants]} />
      {isMoving && <StockDrawer product={product} onClose={() => setIsMoving(false)} />}
    </Panel>
  );
}

const schema = z.object({
  of: z.string(),
  ...stockChangeSchema.pick({ delta: true, reason: true, note: true }).shape,
});

function StockDrawer({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['product', product.id], ['products'], ['stock-movements', product.id]);
  const owners = [
    { value: ownerValue('product', product.id), label: product.name },
    ...product.variants.map(({ id, sku }) => ({ value: ownerValue('variant', id), label: sku })),
  ];
  return (
    <EditDrawer
      title={t('stock.title')}
      onClose={onClose}
      schema={schema}
      saved={{ of: owners[0]?.value, reason: 'restock' }}
      specs={[
        { name: 'of', label: t('stock.of'), kind: 'select', options: owners },
        { name: 'delta', label: t('stock.delta'), kind: 'number', help: t('stock.deltaHelp') },
        {
          name: 'reason',
          label: t('stock.reason.label'),
          kind: 'select',
          options: reasons.map((value) => ({ value, label: t(`stock.reason.${value}`) })),
        },
        { name: 'note', label: t('stock.note'), kind: 'area', ifEmpty: null },
      ]}
      onSave={async ({ of, ...change }) => {
        await api(changeStock, { body: { ...change, ...ownerOf(of) } });
        await refresh();
      }}
    >
      <Movements productId={product.id} />
    </EditDrawer>
  );
}

function Movements({ productId }: { productId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const movements = useAnswer(listStockMovements, {
    queryKey: ['stock-movements', productId],
    params: { id: productId },
  });
  const reasonOf = (word: string) => {
    const reason = known.find((each) => each === word);
    return reason ? t(`stock.reason.${reason}`) : word;
  };
  return (
    <section className={styles.movements}>
      <h3>{t('stock.movements')}</h3>
      <Loaded query={movements} skeleton={<Skeleton shape="block" height="8rem" />}>
        {(items) =>
          items.length === 0 ? (
            <p>{t('stock.none')}</p>
          ) : (
            <ol>
              {items.map((movement) => (
                <li key={movement.id}>
                  <strong>{format.moved(movement.delta)}</strong> {reasonOf(movement.reason)}
                  {movement.note && <> · {movement.note}</>}
                  <small>
                    {format.time(movement.createdAt)}
                    {movement.actor && <> · {movement.actor}</>}
                  </small>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}
