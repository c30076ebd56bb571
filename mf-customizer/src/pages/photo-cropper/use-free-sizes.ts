import { defaultProfile, FREE_SIZES, findFreeSize } from '@aimante/print';
import { useLocale, usePlatform } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { sizeInCm } from '../../magnet-size/magnet-words.ts';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import type { SizeOffers } from '../../smaller-size/size-offers.ts';

/** The sizes of the chosen family. */
export function useFreeSizes(): SizeOffers {
  const { t } = useTranslation();
  const locale = useLocale();
  const { notify } = usePlatform();
  const [{ magnetId }, dispatch] = usePhotoProject();
  const family = findFreeSize(magnetId)?.family;
  return {
    sizes: FREE_SIZES.filter((size) => size.family === family),
    choose(id) {
      const size = findFreeSize(id);
      if (!size) return;
      dispatch({ type: 'profileChanged', magnetId: id, profile: defaultProfile(size.trim, size.family) });
      notify({ kind: 'success', text: t('smaller.done.text', { size: sizeInCm(size, locale) }) });
    },
  };
}
