import type { FeatureMemory, FeatureName } from '@rookery/api-client';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

/** A proxy before the server may have failed, or its settings change: what it lacked is tried again after a week. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Remembers in this browser what a server (origin) of one version turned out to lack. `onLearned`: called for each new feature. `hidden`: features
 * that the site hides, which count as lacking.
 */
export function featureMemory(
  server: string,
  onLearned: (feature: FeatureName) => void,
  now: () => number = Date.now,
  hidden: readonly FeatureName[] = [],
): FeatureMemory {
  const key = storageKeys.lackedFeatures + server;
  let asked = '';
  /** Three lines: the time of the last addition, the server's version, the names. */
  function lacking(version: string): string[] {
    const [time, known, names = ''] = (localItems.read(key) ?? '').split('\n');
    const isCurrent = known === plain(version) && now() - Number(time) < LIFETIME_MS;
    return isCurrent ? names.split(' ').filter(name => name !== '') : [];
  }
  return {
    lacking(version) {
      asked = version;
      return [...lacking(version), ...hidden];
    },
    add(feature) {
      const names = lacking(asked);
      if (names.includes(feature)) return;
      localItems.write(key, [now(), plain(asked), [...names, feature].join(' ')].join('\n'));
      onLearned(feature);
    },
  };
}

const plain = (version: string): string => version.replaceAll(/\s+/g, ' ');
