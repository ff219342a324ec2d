import { Button, isSameHost, Link, useMessages } from '@rookery/ui';
import { X } from 'lucide-react';
import { HostBar, type HostBarProps } from './host-bar.js';
import { togglePin } from './hosts.js';
import { hostMessages } from './messages.js';

export interface HostHeadProps extends HostBarProps {
  /** The host whose timeline is shown. */
  current: string;
  /** The page to which closing the timeline leads. */
  closeHref: string;
  /** Other hosts are pinned. */
  onChange(hosts: string[]): void;
}

/** The head of a host's timeline: the pinned hosts, and the button that pins or unpins this one. NAV-11 */
export function HostHead({ closeHref, onChange, ...bar }: HostHeadProps) {
  const text = useMessages(hostMessages);
  const { hosts, current: host } = bar;
  const isPinned = hosts.some(pinned => isSameHost(pinned, host));
  return (
    <div className="rk-host-head">
      <HostBar {...bar} />
      <p className="rk-host-line">
        {!isPinned && (
          <>
            <Link className="rk-icon-button" href={closeHref} aria-label={text.closeTimelineOf({ instance: host })}>
              <X size={16} aria-hidden="true" />
            </Link>
            <span>{text.timelineOf({ instance: host })}</span>
          </>
        )}
        <Button variant="secondary" size="sm" onClick={() => onChange(togglePin(hosts, host))}>
          {isPinned ? text.unpinHost({ host }) : text.pinHost({ host })}
        </Button>
      </p>
    </div>
  );
}
