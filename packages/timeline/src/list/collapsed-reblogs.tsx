import { Button, cleanName, DisplayName, filledMessage, places, shownHandle, useMessages, VerifiedBadge } from '@rookery/ui';
import { Repeat2 } from 'lucide-react';
import type { CollapsedReblogs } from '../rows/reblog-collapse.js';
import { listMessages } from './messages.js';

interface CollapsedReblogsLineProps extends CollapsedReblogs {
  /** The reblogs have rows of their own. */
  isExpanded: boolean;
  onToggle(): void;
}

/** The line in the row of a post about reblogs without rows of their own, with the button that shows those rows. */
export function CollapsedReblogsLine({ accounts, isExpanded, onToggle }: CollapsedReblogsLineProps) {
  const text = useMessages(listMessages);
  const [newest] = accounts;
  return (
    <p className="rk-seen">
      <Repeat2 size={16} aria-hidden="true" />
      <span>
        {newest === undefined
          ? text.seenAgain()
          : filledMessage(text.seenReposted({ name: places.first, others: accounts.length - 1 }), {
              first: (
                <>
                  <DisplayName name={cleanName(newest.display_name) || `@${shownHandle(newest.acct)}`} emojis={newest.emojis} />
                  {newest.verified && (
                    <>
                      {'\u00a0'}
                      <VerifiedBadge />
                    </>
                  )}
                </>
              ),
            })}
      </span>
      <Button variant="plain" size="sm" aria-expanded={isExpanded} onClick={onToggle}>
        {isExpanded ? text.collapseReblogs() : text.showReblogs()}
      </Button>
    </p>
  );
}
