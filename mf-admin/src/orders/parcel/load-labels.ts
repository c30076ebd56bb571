import { downloadLabels, type Parcel } from '@aimante/api-contract/parcels';
import type { useApi } from '@aimante/remote/data';
import { fileOf } from '../../download/save-file.ts';

/** The labels of several parcels in one PDF, named after the first order. */
export async function loadLabels(api: ReturnType<typeof useApi>, parcels: readonly Parcel[]): Promise<File> {
  const ids = parcels.map(({ id }) => id).join(',');
  const sent = await api(downloadLabels, { query: { parcels: ids } });
  const [first] = parcels;
  const name = parcels.length === 1 ? first?.trackingNumber : `${first?.trackingNumber}-${parcels.length}`;
  return fileOf(`${name}.pdf`, sent);
}
