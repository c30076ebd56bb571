import { listMaterialMovements, type Material, moveMaterial } from '@aimante/api-contract/materials';
import { materialMoveSchema } from '@aimante/api-contract/materials/schemas';
import { Link } from '@aimante/remote';
import { Loaded, useAnswer, useApi, useRefresh } from '@aimante/remote/data';
import { Button, Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './stock-drawer.module.css';
import { MATERIALS, useAmount } from './use-materials.ts';

interface StockDrawerProps {
  readonly material: Material;
  /** Undefined: the member may not edit the material. */
  readonly onEdit: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Enters a delivery or a count, and shows what changed the stock. */
export function StockDrawer({ material, onEdit, onClose }: StockDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const amount = useAmount();
  const { refresh } = useRefresh([MATERIALS], ['material-movements']);
  return (
    <EditDrawer
      title={material.name}
      onClose={onClose}
      schema={materialMoveSchema}
      saved={{ kind: 'receipt' }}
      above={
        <p className={styles.stock}>
          <strong>{amount(material.onHand, material.unit)}</strong>
          {onEdit && (
            <Button variant="text" size="deskSmall" onClick={onEdit}>
              {t('materials.edit')}
            </Button>
          )}
        </p>
      }
      specs={[
        {
          name: 'kind',
          label: t('materials.move'),
          kind: 'select',
          options: (['receipt', 'count'] as const).map((value) => ({ value, label: t(`materials.kind.${value}`) })),
        },
        { name: 'amount', label: t('materials.moved'), kind: 'number', help: t(`materials.units.${material.unit}`) },
        { name: 'note', label: t('materials.note'), ifEmpty: null, isWide: true },
      ]}
      onSave={async (body) => {
        await api(moveMaterial, { params: { id: material.id }, body });
        await refresh();
      }}
    >
      <History material={material} />
    </EditDrawer>
  );
}

function History({ material }: { readonly material: Material }) {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = useAmount();
  const movements = useAnswer(listMaterialMovements, {
    queryKey: ['material-movements', material.id],
    params: { id: material.id },
    // A batch that is printed on another page adds one.
    staleTime: 0,
  });
  return (
    <>
      <h3>{t('materials.history')}</h3>
      <Loaded query={movements} skeleton={<Skeleton shape="block" height="4rem" />}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('materials.noHistory')}</p>
          ) : (
            <ul className={styles.history}>
              {all.map(({ id, kind, delta, batchId, batchNumber, note, by, at }) => (
                <li key={id}>
                  <span>
                    {t(`materials.kind.${kind}`)}
                    {batchId && batchNumber && (
                      <>
                        {' '}
                        <Link to={`/admin/batches/${batchId}`}>{batchNumber}</Link>
                      </>
                    )}
                    <small>{[format.time(at), by, note].filter(Boolean).join(', ')}</small>
                  </span>
                  <strong>
                    {delta > 0 && '+'}
                    {amount(delta, material.unit)}
                  </strong>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
