import { browserStorage, type Status } from '@rookery/api-client';
import { statusKey } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { createActedVersions, rememberVersion } from './acted-versions.js';

/** Writes down the version of a post that the reader has just liked or reposted, or that they do so no more. Other actions are not remembered. */
export function rememberAction(queryClient: QueryClient, scope: string, name: string, statusId: string): void {
  const action = name.replace(/^un/, '');
  const status = queryClient.getQueryData<Status>(statusKey(statusId));
  if (status === undefined || (action !== 'favourite' && action !== 'reblog')) return;
  rememberVersion(createActedVersions(browserStorage('local'), scope), action, status, action === name);
}
