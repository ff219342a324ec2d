import { useClient } from '@rookery/store';
import type { SearchIndex } from '@rookery/store/search';
import { useState } from 'react';
import { FoundOnDevice, type FoundOnDeviceProps } from './found-on-device.js';
import { useFoundOnDevice } from './use-found-on-device.js';

/** Results of the page with all, and those that a press adds. */
const PAGE = 30;
/** Results above those of the server. */
const FIRST = 3;

export interface FoundOnDeviceScreenProps extends Pick<FoundOnDeviceProps, 'hrefOf' | 'onOpen' | 'allHref'> {
  /** Null: it is not open yet. */
  index: Pick<SearchIndex, 'search'> | null;
  /** The text of the search field, as it is typed. */
  words: string;
}

/** Posts and profiles of the device that match the words, at each key and without a network. */
export function FoundOnDeviceScreen({ index, words, allHref, ...rest }: FoundOnDeviceScreenProps) {
  const [limit, setLimit] = useState(allHref === null ? PAGE : FIRST);
  const client = useClient();
  const { state, retry } = useFoundOnDevice(index, words, limit);
  const hasMore = allHref === null && state.kind === 'found' && state.found.posts.total > limit;
  return (
    <FoundOnDevice
      state={state}
      server={new URL(client.baseUrl).host}
      allHref={allHref}
      onRetry={retry}
      onMore={hasMore ? () => setLimit(limit + PAGE) : null}
      {...rest}
    />
  );
}
