import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

export interface LoadMoreProps {
  onPress: () => void;
  isLoading?: boolean;
}

/** The button that loads the next page of a list. */
export function LoadMore({ onPress, isLoading = false }: LoadMoreProps) {
  const text = useMessages(messages);
  return (
    <Button className="rk-load-more" variant="plain" isPending={isLoading} onClick={onPress}>
      {isLoading ? text.loading() : text.loadMore()}
    </Button>
  );
}
