/** Filters of an account whose server has none: they are stored on this device. */
import { browserStorage, type Filter } from '@rookery/api-client';

/** The prefix of their keys in local storage, before the scope of the account. */
const DEVICE_FILTERS_KEY = 'rookery:filters:';

/** Their ids begin with this: a server may have results of its own. */
const DEVICE_ID = 'device-';

export const isDeviceFilter = ({ id }: Pick<Filter, 'id'>): boolean => id.startsWith(DEVICE_ID);

/** An id that none of the filters has. */
export const nextDeviceId = (filters: readonly Filter[]): string =>
  `${DEVICE_ID}${filters.reduce((most, { id }) => Math.max(most, Number(id.slice(DEVICE_ID.length)) || 0), 0) + 1}`;

/** The stored filters as text; '' where there are none, or storage is denied. */
export function readDeviceFilters(scope: string, storage: Storage | null = browserStorage('local')): string {
  try {
    return storage?.getItem(DEVICE_FILTERS_KEY + scope) ?? '';
  } catch {
    return '';
  }
}

/** Throws where storage is denied or full: a filter that is not stored is not saved. */
export function writeDeviceFilters(
  scope: string,
  filters: readonly Filter[],
  storage: Storage | null = browserStorage('local'),
): void {
  if (storage === null) throw new DOMException('Storage is denied.', 'NotAllowedError');
  storage.setItem(DEVICE_FILTERS_KEY + scope, JSON.stringify(filters));
}
