import { listSheetProfiles } from '@aimante/api-contract/batches';
import { useAnswer } from '@aimante/remote/data';

export const SHEET_PROFILES = ['sheet-profiles'];

export const useSheetProfiles = () => useAnswer(listSheetProfiles, { queryKey: SHEET_PROFILES });
