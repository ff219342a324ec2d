import { catchUpMessages, catchUpViews, CatchUpScreen } from '@rookery/timeline/catch-up';
import { NavTabs, useMessages } from '@rookery/ui';
import { useSearchParams } from 'react-router-dom';
import { useIsReturn } from '../routing/arrival.js';
import { hrefs } from '../routing/hrefs.js';
import { MemberPage } from './page-states.js';
import '@rookery/timeline/catch-up.css';

/** The search parameter that names a view: reading goes on while the reader chooses another one. */
const VIEW = 'view';

/** Everything that came to Home since the member stopped reading. */
export function CatchUpPage() {
  const text = useMessages(catchUpMessages);
  const [search] = useSearchParams();
  const restore = useIsReturn();
  const view = catchUpViews.find(name => name === search.get(VIEW)) ?? 'time';
  const tabs = catchUpViews.map(name => ({
    href: name === 'time' ? (hrefs.catchUp ?? '') : `${hrefs.catchUp}?${VIEW}=${name}`,
    label: text[name](),
    isCurrent: name === view,
  }));
  return (
    <MemberPage title={text.title()} isDeep tabs={<NavTabs label={text.views()} items={tabs} />}>
      <CatchUpScreen listId="status-list" view={view} restore={restore} scrollKey="catch-up" homeKey="home" />
    </MemberPage>
  );
}
