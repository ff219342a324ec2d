import { type Account, errorText, type FeatureName, type RelationshipList } from '@rookery/api-client';
import { useFeatures } from '@rookery/store';
import { BlankState, ErrorState, Loading, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { AccountListScreen } from '@rookery/people/accounts';
import { safetyPageMessages } from '@rookery/people/safety';
import { relationshipLists } from '@rookery/people/safety';
import { useIsReturn } from '../routing/arrival.js';
import { PageHeader } from '../shell/page-header.js';
import { MembersOnly } from './page-states.js';
import '@rookery/people/safety.css';

interface OfferedPageProps {
  title: string;
  /** Servers without it have no such list. */
  feature: FeatureName;
  children: ReactNode;
}

/** A page for members of servers that have a feature. */
export function OfferedPage({ title, feature, children }: OfferedPageProps) {
  return (
    <>
      <PageHeader title={title} isDeep />
      <MembersOnly>
        <Offered feature={feature}>{children}</Offered>
      </MembersOnly>
    </>
  );
}

function Offered({ feature, children }: Pick<OfferedPageProps, 'feature' | 'children'>) {
  const text = useMessages(safetyPageMessages);
  const { data: features, isError, error, refetch } = useFeatures();
  if (features === undefined)
    return isError ? (
      <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  return features[feature] ? children : <BlankState title={text.notOffered()} />;
}

interface RelationshipPageProps {
  list: RelationshipList;
  title: string;
  emptyTitle: string;
  emptyText: string;
  /** Above the list. */
  note?: ReactNode;
  /** Stable. */
  renderEnd: (account: Account) => ReactNode;
}

/** Accounts that the reader has one kind of relationship to, with the way to take it back (HINT-12). */
export function RelationshipPage({ list, title, emptyTitle, emptyText, note, renderEnd }: RelationshipPageProps) {
  const text = useMessages(safetyPageMessages);
  const restore = useIsReturn();
  return (
    <OfferedPage title={title} feature="relationshipLists">
      {note}
      <AccountListScreen
        definition={relationshipLists[list]}
        scrollKey={list}
        restore={restore}
        label={title}
        failedTitle={text.failed()}
        emptyState={<BlankState title={emptyTitle} description={emptyText} />}
        renderEnd={renderEnd}
      />
    </OfferedPage>
  );
}
