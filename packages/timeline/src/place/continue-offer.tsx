import { Button, IconButton, Link, useMessages } from '@rookery/ui';
import { History, MonitorSmartphone, X } from 'lucide-react';
import { offerMessages } from './offer-messages.js';

export interface ContinueOfferProps {
  /** The place is another device's. */
  isFromOther: boolean;
  /** The posts on the way to it are loading. */
  isGoing: boolean;
  /** The page that reads everything since that place; null or absent: there is none. */
  catchUpHref?: string | null;
  onGo(): void;
  onDismiss(): void;
}

/** Offers the place where the reader left this list, here or on another device. Nothing moves until the reader accepts. */
export function ContinueOffer({ isFromOther, isGoing, catchUpHref = null, onGo, onDismiss }: ContinueOfferProps) {
  const text = useMessages(offerMessages);
  const Icon = isFromOther ? MonitorSmartphone : History;
  return (
    <output className="rk-continue">
      <Button variant="plain" size="sm" isPending={isGoing} onClick={onGo}>
        <Icon size={16} aria-hidden="true" />
        {isFromOther ? text.continueFromOther() : text.continueHere()}
      </Button>
      {catchUpHref !== null && (
        <Link className="rk-button" data-variant="plain" data-size="sm" href={catchUpHref}>
          {text.catchUp()}
        </Link>
      )}
      <IconButton label={text.notNow()} icon={<X size={16} aria-hidden="true" />} onClick={onDismiss} />
    </output>
  );
}
