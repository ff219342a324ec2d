import { useClient } from '@rookery/store';
import { BlankState, Button, shownHost, useMessages } from '@rookery/ui';
import { useCallback, useRef } from 'react';
import { WindowedAccountList } from '../accounts/account-list.js';
import { useListed } from '../accounts/use-listed.js';
import { DomainForm } from './domain-form.js';
import { safetyPageMessages } from './page-messages.js';
import { domainBlockList } from './relationship-lists.data.js';
import { useAccountCommands } from './use-account-commands.js';
import { useSafety } from './use-safety.js';

/** The blocked domains, with the way to add and to remove one (HINT-12). */
export function DomainBlocksScreen() {
  const text = useMessages(safetyPageMessages);
  const client = useClient();
  const listed = useListed(domainBlockList, 'domain_blocks');
  const field = useRef<HTMLInputElement>(null);
  const { openBlockDomain } = useSafety();
  const { unblockDomain } = useAccountCommands();
  const renderDomain = useCallback(
    (domain: string) => (
      <div className="app-domain-row">
        <bdi>{shownHost(domain)}</bdi>
        <Button
          size="sm"
          aria-label={text.unblockName({ name: shownHost(domain) })}
          onClick={() => {
            unblockDomain(domain);
            // Its row leaves.
            field.current?.focus();
          }}
        >
          {text.unblock()}
        </Button>
      </div>
    ),
    [text, unblockDomain],
  );
  return (
    <>
      <DomainForm ref={field} ownDomain={new URL(client.baseUrl).host} onSubmit={openBlockDomain} />
      <WindowedAccountList
        {...listed}
        label={text.domainBlocks()}
        failedTitle={text.failed()}
        emptyState={<BlankState title={text.noDomainsTitle()} description={text.noDomainsText()} />}
        renderAccount={renderDomain}
      />
    </>
  );
}
