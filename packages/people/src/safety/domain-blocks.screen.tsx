import { useClient } from '@rookery/store';
import { BlankState, Button, shownHost, useMessages } from '@rookery/ui';
import { useCallback, useRef } from 'react';
import { ListedScreen } from '../accounts/account-list.screen.js';
import { DomainForm } from './domain-form.js';
import { safetyPageMessages } from './page-messages.js';
import { domainBlockList } from './relationship-lists.data.js';
import { useAccountActions } from '../dialogs/use-account-actions.js';
import { usePeopleOptions } from '../options/use-people-options.js';

/** The blocked domains, with the way to add and to remove one (HINT-12). */
export function DomainBlocksScreen({ restore }: { restore: boolean }) {
  const text = useMessages(safetyPageMessages);
  const client = useClient();
  const field = useRef<HTMLInputElement>(null);
  const { onBlockDomain } = usePeopleOptions();
  const { unblockDomain } = useAccountActions();
  const renderDomain = useCallback(
    (domain: string) => (
      <div className="rk-domain-row">
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
      <DomainForm ref={field} ownDomain={new URL(client.baseUrl).host} onSubmit={onBlockDomain} />
      <ListedScreen
        definition={domainBlockList}
        scrollKey="domain_blocks"
        restore={restore}
        label={text.domainBlocks()}
        failedTitle={text.failed()}
        emptyState={<BlankState title={text.noDomainsTitle()} description={text.noDomainsText()} />}
        renderItem={renderDomain}
      />
    </>
  );
}
