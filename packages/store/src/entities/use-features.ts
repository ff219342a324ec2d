import { useQuery } from '@tanstack/react-query';
import { useClient } from './client-provider.js';
import { featuresQuery } from './features.data.js';

/** The features of the server; `data` is undefined until they are known. */
export function useFeatures() {
  return useQuery(featuresQuery(useClient()));
}
