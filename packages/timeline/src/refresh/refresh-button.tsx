import { defineMessages, IconButton, useMessages } from '@rookery/ui';
import { RefreshCw } from 'lucide-react';

export const refreshMessages = defineMessages('refresh', {
  refresh: 'Refresh',
});

interface RefreshButtonProps {
  isBusy: boolean;
  onPress(): void;
}

/** Requests new content: the equivalent of a pull, without a touch screen. */
export function RefreshButton({ isBusy, onPress }: RefreshButtonProps) {
  const text = useMessages(refreshMessages);
  return (
    <IconButton
      className="rk-refresh"
      label={text.refresh()}
      icon={<RefreshCw size={20} aria-hidden="true" />}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={onPress}
    />
  );
}
