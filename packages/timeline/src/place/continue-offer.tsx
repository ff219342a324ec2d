import { Button, IconButton, useMessages } from '@rookery/ui';
import { MonitorSmartphone, X } from 'lucide-react';
import { placeMessages } from './messages.js';

interface ContinueOfferProps {
  /** The posts on the way to it are loading. */
  isGoing: boolean;
  onGo(): void;
  onDismiss(): void;
}

/** Offers the place where another device left this list. Nothing moves until the reader accepts. */
export function ContinueOffer({ isGoing, onGo, onDismiss }: ContinueOfferProps) {
  const text = useMessages(placeMessages);
  return (
    <output className="rk-continue">
      <Button variant="plain" size="sm" isPending={isGoing} onClick={onGo}>
        <MonitorSmartphone size={16} aria-hidden="true" />
        {text.continueHere()}
      </Button>
      <IconButton label={text.notNow()} icon={<X size={16} aria-hidden="true" />} onClick={onDismiss} />
    </output>
  );
}
