import { Button, IconButton, useMessages } from '@rookery/ui';
import { History, MonitorSmartphone, X } from 'lucide-react';
import { placeMessages } from './messages.js';

interface ContinueOfferProps {
  /** The place is another device's. */
  isFromOther: boolean;
  /** The posts on the way to it are loading. */
  isGoing: boolean;
  onGo(): void;
  onDismiss(): void;
}

/** Offers the place where the reader left this list, here or on another device. Nothing moves until the reader accepts. */
export function ContinueOffer({ isFromOther, isGoing, onGo, onDismiss }: ContinueOfferProps) {
  const text = useMessages(placeMessages);
  const Icon = isFromOther ? MonitorSmartphone : History;
  return (
    <output className="rk-continue">
      <Button variant="plain" size="sm" isPending={isGoing} onClick={onGo}>
        <Icon size={16} aria-hidden="true" />
        {isFromOther ? text.continueFromOther() : text.continueHere()}
      </Button>
      <IconButton label={text.notNow()} icon={<X size={16} aria-hidden="true" />} onClick={onDismiss} />
    </output>
  );
}
