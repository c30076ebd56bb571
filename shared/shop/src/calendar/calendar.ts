export { type DeliveryDays, deliveryPromise, pickUpPromise } from './delivery-promise.ts';
export { type DateStyle, formatDate, formatDayAndHours, formatHours } from './format-date.ts';
export { addDays, addWorkingDays, holidaysOf, isWorkingDay, parisTime } from './french-calendar.ts';
export {
  type OpeningLine,
  openingHoursText,
  openingLines,
  usualHoursText,
  type Weekday,
  weekdayName,
  weekdays,
} from './opening-hours.ts';
export { SHOP_ZONE } from './shop-zone.ts';
