import { ApiError, type Client } from '@aimante/api-contract';
import { useApi } from '@aimante/remote/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The version that an editor started from, and a function that replaces it by the saved one after a conflict. The draft
 * keeps what is typed during the load.
 */
export function useLatest<Entity>(
  given: Entity,
  load: (api: Client) => Promise<Entity | undefined>,
): readonly [Entity, () => Promise<void>] {
  const { t } = useTranslation();
  const api = useApi();
  const [entity, setEntity] = useState(given);
  async function reload() {
    const latest = await load(api);
    if (!latest) throw new ApiError(404, { code: 'DELETED_MEANWHILE', message: t('form.deletedMeanwhile') });
    setEntity(latest);
  }
  return [entity, reload];
}
