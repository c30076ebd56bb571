import type { Activity } from './activity.ts';
import { customerActivities } from './customer-activities.ts';
import { orderActivities } from './order-activities.ts';
import { shopActivities } from './shop-activities.ts';

export const activities = { ...customerActivities, ...orderActivities, ...shopActivities } satisfies Record<
  string,
  Activity
>;

export type ActivityId = keyof typeof activities;
