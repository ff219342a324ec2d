import type { FeatureName } from '@rookery/api-client';
import { DomainBlocksScreen, RelationshipListScreen, safetyPageMessages } from '@rookery/people/safety';
import { BlankState, useMessages } from '@rookery/ui';
import type { ComponentType } from 'react';
import { useIsReturn } from '../routing/arrival.js';
import { MemberPage, Offered } from './page-states.js';
import '@rookery/people/safety.css';

/** A page for members of servers that have a feature (HINT-12). */
const safetyPage = (
  title: keyof typeof safetyPageMessages.texts,
  feature: FeatureName,
  List: ComponentType<{ restore: boolean }>,
) =>
  function SafetyPage() {
    const text = useMessages(safetyPageMessages);
    const restore = useIsReturn();
    return (
      <MemberPage title={text[title]()} isDeep>
        <Offered feature={feature} failedTitle={text.failed()} otherwise={<BlankState title={text.notOffered()} />}>
          <List restore={restore} />
        </Offered>
      </MemberPage>
    );
  };

export const MutesPage = safetyPage('mutes', 'relationshipLists', props => <RelationshipListScreen {...props} list="mutes" />);
export const BlocksPage = safetyPage('blocks', 'relationshipLists', props => <RelationshipListScreen {...props} list="blocks" />);
export const FollowRequestsPage = safetyPage('followRequests', 'relationshipLists', props => (
  <RelationshipListScreen {...props} list="follow_requests" />
));
export const DomainBlocksPage = safetyPage('domainBlocks', 'domainBlocks', DomainBlocksScreen);
