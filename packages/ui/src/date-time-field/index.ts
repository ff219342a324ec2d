export { DateTimeField } from './date-time-field.js';
export type { DateTimeFieldProps } from './date-time-field.js';
export { dateTimeText, localTimeZone } from './date-time-text.js';
