import { listAllProducts } from '@aimante/api-contract/catalogue';
import { listMarketStock, transferStock } from '@aimante/api-contract/market';
import { transferSchema } from '@aimante/api-contract/market/schemas';
import { Loaded, useAnswer, useApi, useRefresh } from '@aimante/remote/data';
import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ownerOf, ownerValue } from '../../catalogue/stock-owner.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { WaitingDrawer } from '../../form/waiting-drawer.tsx';
import styles from './event-stock.module.css';

const keyOf = (eventId: string) => ['market-stock', eventId];

/** Stock at the market. A transfer is two movements, so the total stock does not change. */
export function EventStock({ eventId }: { eventId: string }) {
  const { t } = useTranslation();
  const [isMoving, setIsMoving] = useState(false);
  const stock = useAnswer(listMarketStock, { queryKey: keyOf(eventId), params: { id: eventId } });
  return (
    <Panel
      title={t('market.stock')}
      isFlush
      actions={
        <Button
          variant="secondary"
          size="deskSmall"
          icon={<ArrowRightLeft size={16} />}
          onClick={() => setIsMoving(true)}
        >
          {t('market.transfer')}
        </Button>
      }
    >
      <Loaded query={stock} skeleton={<Skeleton shape="block" height="12rem" />}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('market.noStock')}</p>
          ) : (
            <Table caption={t('market.stock')} size="desk">
              <TableHead>
                <TableHeadCell>{t('products.column.name')}</TableHeadCell>
                <TableHeadCell align="end">{t('market.onSite')}</TableHeadCell>
              </TableHead>
              <TableBody>
                {items.map((item) => (
                  <TableRow key={item.ownerId}>
                    <TableCell isRowHeader>{item.name}</TableCell>
                    <TableCell label={t('market.onSite')} align="end">
                      {item.stock}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )
        }
      </Loaded>
      {isMoving && <TransferDrawer eventId={eventId} onClose={() => setIsMoving(false)} />}
    </Panel>
  );
}

const schema = z.object({ what: z.string(), ...transferSchema.pick({ quantity: true, note: true }).shape });

function TransferDrawer({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(keyOf(eventId), ['products']);
  const products = useAnswer(listAllProducts, {
    queryKey: ['products', 'market'],
    query: { market: 'true', limit: 200 },
  });
  const choices = (products.data?.items ?? []).flatMap(({ id, name, stock, variants }) => [
    { value: ownerValue('product', id), label: t('market.stockOf', { name, count: stock }) },
    ...variants.map((variant) => ({
      value: ownerValue('variant', variant.id),
      label: t('market.stockOf', { name: `${name}, ${variant.sku}`, count: variant.stock }),
    })),
  ]);
  return (
    <WaitingDrawer title={t('market.transfer')} query={products} onClose={onClose}>
      {() => (
        <EditDrawer
          title={t('market.transfer')}
          saveLabel={t('market.transferNow')}
          onClose={onClose}
          schema={schema}
          saved={{ what: choices[0]?.value }}
          specs={[
            { name: 'what', label: t('stock.of'), kind: 'select', options: choices },
            { name: 'quantity', label: t('stock.delta'), kind: 'number', help: t('market.transferHelp') },
            { name: 'note', label: t('stock.note'), ifEmpty: undefined },
          ]}
          onSave={async ({ what, ...moved }) => {
            await api(transferStock, { body: { ...moved, eventId, ...ownerOf(what) } });
            await refresh();
          }}
        />
      )}
    </WaitingDrawer>
  );
}
