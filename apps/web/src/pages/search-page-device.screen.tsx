import { FoundOnDeviceScreen } from '@rookery/explore/search';
import { showReadStatus, type SearchDocument, type SearchIndex } from '@rookery/store/search';
import { useQueryClient } from '@tanstack/react-query';
import { chatPath, hrefs, statusPath } from '../routing/hrefs.js';
import { searchHref } from '../session/use-own-searches.js';

/** The address at which a found post, message or profile is read. A direct post is read where posts are. */
function foundHref({ kind, entityId, chatId, acct, isEvent }: SearchDocument): string {
  if (kind === 'account') return hrefs.account({ id: entityId, acct, url: '' });
  return chatId === null ? statusPath(acct, entityId, isEvent) : chatPath(chatId);
}

interface DeviceResultsProps {
  index: SearchIndex | null;
  /** The text of the field. */
  words: string;
  /** All of them; otherwise the first, above those of the server. */
  isAll: boolean;
  /** They are a search of the reader's, as those that are submitted. */
  onOpen(words: string): void;
}

/** Posts, messages and profiles that the account has read on this device. */
export function DeviceResults({ index, words, isAll, onOpen }: DeviceResultsProps) {
  const queryClient = useQueryClient();
  return (
    <FoundOnDeviceScreen
      index={index}
      words={words}
      hrefOf={foundHref}
      allHref={isAll ? null : searchHref(words, 'device')}
      onOpen={document => {
        showReadStatus(queryClient, document);
        onOpen(words);
      }}
    />
  );
}
