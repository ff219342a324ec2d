import { statusQuery, useClient, useFeatures } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { listsMessages } from '../messages/list-messages.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from './timeline-page.js';
import { NotFoundPage } from './not-found-page.js';
import { isGone } from './page-states.js';

/** The posts that quote a post. NAV-06 */
export function QuotesPage() {
  const text = useMessages(listsMessages);
  const { statusId = '' } = useParams();
  const { error } = useQuery(statusQuery(useClient(), statusId));
  const { data: features } = useFeatures();
  const source = useMemo(() => ({ kind: 'quotes', statusId }) as const, [statusId]);
  if (isGone(error)) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={text.quotes()} isDeep />
      {features?.quotesList === false ? (
        <BlankState title={text.quotesUnknownTitle()} description={text.quotesUnknownText()} />
      ) : (
        <TimelinePage
          source={source}
          scrollKey={`quotes:${statusId}`}
          emptyState={<BlankState title={text.emptyQuotesTitle()} description={text.emptyQuotesText()} />}
        />
      )}
    </>
  );
}
