import { Link, useLocation } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CROPPER = '/photo-cropper';

/** Opens the cropper for a magnet of the customer's photo. Its line is added with the tile of its size. */
export function CustomerPhoto() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isReady = useCropper();
  if (!isReady) return <p>{t('till.noCropper')}</p>;
  const till = pathname.replace(/^\/en(?=\/)/, '');
  return (
    <Button
      variant="text"
      size="small"
      icon={<Camera size={16} />}
      render={<Link to={`${CROPPER}?till=${encodeURIComponent(till)}`} />}
    >
      {t('till.customerPhoto')}
    </Button>
  );
}

/** The service worker keeps the pages that work offline together with the till: without it, there is no cropper. */
function useCropper(): boolean {
  const [isReady, setIsReady] = useState(true);
  useEffect(() => {
    const look = async () => {
      const isKept =
        'caches' in window && (await caches.match(location.pathname, { cacheName: 'pages' })) !== undefined;
      setIsReady(navigator.onLine || isKept);
    };
    const lookAgain = () => void look();
    lookAgain();
    addEventListener('online', lookAgain);
    addEventListener('offline', lookAgain);
    return () => {
      removeEventListener('online', lookAgain);
      removeEventListener('offline', lookAgain);
    };
  }, []);
  return isReady;
}
