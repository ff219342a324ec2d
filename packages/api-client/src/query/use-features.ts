import { useQuery } from '@tanstack/react-query';
import { useClient } from './client-provider.js';
import { featuresQuery } from './features.data.js';

/** What the server can do; `data` is undefined until it has said so. */
export function useFeatures() {
  return useQuery(featuresQuery(useClient()));
}
