import { deleteProduct, duplicateProduct, type Product } from '@aimante/api-contract/catalogue';
import { Link, useNavigate } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import Archive from 'lucide-react/icons/archive';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../desk/use-confirm.ts';
import { mayLeave } from '../../form/leave-guard/leaving.ts';

export function ProductActions({ product }: { product: Product }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const duplicate = useChange((api) => api(duplicateProduct, { params: { id: product.id } }), {
    refresh: [['products']],
    done: t('product.duplicated'),
    onDone: (copy) => void navigate(`/admin/products/${copy.id}`),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="desk"
        icon={<Eye size={16} />}
        render={<Link to={`/products/${product.slug}`} target="_blank" />}
      >
        {t('product.preview')}
      </Button>
      <Button
        variant="secondary"
        size="desk"
        icon={<Copy size={16} />}
        loading={duplicate.isPending}
        onClick={() => void mayLeave().then((leaves) => leaves && duplicate.mutate())}
      >
        {t('product.duplicate')}
      </Button>
    </>
  );
}

export function ArchiveButton({ product }: { product: Product }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const archive = useChange((api) => api(deleteProduct, { params: { id: product.id } }), {
    refresh: [['products']],
    done: ({ message }) => message,
    onDone: () => void navigate('/admin/products'),
  });
  async function ask() {
    const isSure = await confirm({
      title: t('product.archiveTitle', { name: product.name }),
      text: t('products.archiveText'),
      confirm: t('products.archive'),
      isDangerous: true,
    });
    if (isSure) archive.mutate();
  }
  return (
    <Button variant="secondary" size="desk" icon={<Archive size={16} />} onClick={() => void ask()}>
      {t('product.archive')}
    </Button>
  );
}
