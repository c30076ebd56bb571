import { ApiError } from '@aimante/api-contract';
import { type ListedProduct, restoreProduct } from '@aimante/api-contract/catalogue';
import { slug } from '@aimante/api-contract/core/wire';
import { usePlatform } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EditDrawer } from '../../form/edit-drawer.tsx';

const schema = z.object({ slug });

/** Restores a deleted product. If another product has its slug, a free one is offered. */
export function RestoreDrawer({ product, onClose }: { product: ListedProduct; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { notify } = usePlatform();
  const { refresh } = useRefresh(['products'], ['dashboard']);
  const [offer, setOffer] = useState<SlugOffer>();
  return (
    <EditDrawer
      key={offer?.free}
      title={t('products.restore.title', { name: product.name })}
      saveLabel={t('products.restore.action')}
      onClose={onClose}
      schema={schema}
      saved={{ slug: offer?.free ?? product.slug }}
      specs={[{ name: 'slug', label: t('field.slug'), kind: 'code' }]}
      onSave={async (body) => {
        try {
          await api(restoreProduct, { params: { id: product.id }, body });
        } catch (error) {
          setOffer(offerOf(error));
          throw error;
        }
        notify({ kind: 'success', text: t('products.restore.done') });
        await refresh();
      }}
    >
      {offer && <Notice tone="warning">{t('products.restore.slugTaken', { slug: offer.slug })}</Notice>}
      <p>{t('products.restore.text')}</p>
    </EditDrawer>
  );
}

interface SlugOffer {
  readonly slug: string;
  readonly free: string;
}

function offerOf(error: unknown): SlugOffer | undefined {
  const isTaken = error instanceof ApiError && error.code === 'SLUG_TAKEN';
  return isTaken ? (error.details as SlugOffer) : undefined;
}
