import type { Relationship } from '@rookery/api-client';
import { Button, useMessages } from '@rookery/ui';
import { useEffect, useRef, useState } from 'react';
import { safetyMessages } from './messages.js';
import { reportMessages } from './report-messages.js';

interface ReportDoneProps {
  acct: string;
  /** The host of the reader's server. */
  server: string;
  relationship: Relationship | null;
  onFollow(isOn: boolean): void;
  /** Absent: the server has no mutes. */
  onMute?: ((isOn: boolean) => void) | undefined;
  onBlock(isOn: boolean): void;
  onClose(): void;
}

/** The end of a report: other things to do about the account. Each can be taken back in its place. */
export function ReportDone({ acct, server, relationship, onFollow, onMute, onBlock, onClose }: ReportDoneProps) {
  const text = useMessages(reportMessages);
  const safety = useMessages(safetyMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { following = false, requested = false, muting = false, blocking = false } = relationship ?? {};
  const isFollowing = following || requested;
  // The offer stays when it was taken.
  const [wasFollowing, setWasFollowing] = useState(isFollowing);
  if (isFollowing && !wasFollowing) setWasFollowing(true);
  return (
    <div className="rk-report">
      <h3 ref={heading} tabIndex={-1}>
        {text.sent()}
      </h3>
      <p className="rk-report-note">{text.sentNote({ server })}</p>
      <ul className="rk-report-next">
        {wasFollowing && !blocking && (
          <li>
            <span>
              {safety.unfollowTitle({ acct })}
              <small>{text.unfollowNote()}</small>
            </span>
            <Button onClick={() => onFollow(!isFollowing)}>{isFollowing ? safety.unfollow() : text.follow()}</Button>
          </li>
        )}
        {onMute && (
          <li>
            <span>
              {safety.muteTitle({ acct })}
              <small>{text.muteNote()}</small>
            </span>
            <Button onClick={() => onMute(!muting)}>{muting ? safety.unmute() : safety.mute()}</Button>
          </li>
        )}
        <li>
          <span>
            {safety.blockTitle({ acct })}
            <small>{text.blockNote()}</small>
          </span>
          <Button onClick={() => onBlock(!blocking)}>{blocking ? safety.unblock() : safety.block()}</Button>
        </li>
      </ul>
      <footer className="rk-report-actions">
        <Button variant="primary" onClick={onClose}>
          {text.done()}
        </Button>
      </footer>
    </div>
  );
}
