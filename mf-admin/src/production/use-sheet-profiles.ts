import { listSheetProfiles } from '@aimante/api-contract/batches';
import { useLoad } from '@aimante/remote/data';

export const SHEET_PROFILES = ['sheet-profiles'];

export const useSheetProfiles = () =>
  useLoad((api) => ({ queryKey: SHEET_PROFILES, queryFn: () => api(listSheetProfiles) }));
