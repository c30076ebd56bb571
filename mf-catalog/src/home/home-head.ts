import type { PageHead } from '@aimante/contract';
import { ORGANISATION } from '../shop-identity/organisation.ts';

export const HOME_HEAD: PageHead = { structuredData: [ORGANISATION] };
