import type { Status } from '@rookery/api-client';
import { Avatar, Identity, RelativeTime, safeUrl, shownHandle, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { useTimelineOptions } from '@rookery/timeline';
import { StatusContent } from '@rookery/timeline/parts';
import { composeMessages } from './messages.js';

const AVATAR_SIZE = 44;

/** The post that is replied to, above the text of the reply. */
export function ReplyContext({ status }: { status: Status }) {
  const text = useMessages(composeMessages);
  const { hrefs, settings } = useTimelineOptions();
  const [isOpen, setOpen] = useState(settings.expandSpoilers);
  const { account } = status;
  const name = account.display_name || `@${shownHandle(account.acct)}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form, no list of details: a post inside a form
    <div className="rk-compose-context" role="group" aria-label={text.replyContext({ name })}>
      <Avatar src={safeUrl(account.avatar_static, 'media')} name={name} size={AVATAR_SIZE} />
      <div>
        <div className="rk-compose-context-head">
          <Identity
            displayName={account.display_name}
            acct={account.acct}
            verified={account.verified}
            emojis={account.emojis}
            href={hrefs.account(account)}
          />
          {status.created_at !== null && <RelativeTime dateTime={status.created_at} />}
        </div>
        <div className="rk-compose-context-text">
          <StatusContent status={status} isCollapsible={false} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </div>
      </div>
    </div>
  );
}
