import { useDeviceSearch } from './use-device-search.js';

/** Keeps what the account reads for the search, while the app is open. */
export function DeviceSearchScreen() {
  useDeviceSearch();
  return null;
}
