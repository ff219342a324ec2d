import { IconButton, useMessages } from '@rookery/ui';
import { RefreshCw } from 'lucide-react';
import { refreshMessages } from './messages.js';

export interface RefreshButtonProps {
  isBusy: boolean;
  onPress(): void;
}

/** Asks for what is new: the equal of a pull, for whoever has no touch screen. */
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
