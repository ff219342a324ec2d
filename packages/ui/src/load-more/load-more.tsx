import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

export interface LoadMoreProps {
  /** Loads the next page. */
  onPress: () => void;
  /** The next page is loading: presses are ignored. */
  isLoading?: boolean;
  /** @default Load more */
  label?: string;
}

/** The button that loads the next page of a list. */
export function LoadMore({ onPress, isLoading = false, label }: LoadMoreProps) {
  const text = useMessages(messages);
  return (
    <Button className="rk-load-more" variant="plain" isPending={isLoading} onClick={onPress}>
      {isLoading ? text.loading() : (label ?? text.loadMore())}
    </Button>
  );
}
