import { BlankState, Link, useMessages } from '@rookery/ui';
import { messages } from '../messages.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelineTabs } from '../shell/timeline-tabs.js';
import { TimelinePage } from '../wiring/timeline-page.js';

const source = { kind: 'home' } as const;

export function HomePage() {
  const text = useMessages(messages);
  return (
    <>
      <PageHeader title={text.home()}>
        <TimelineTabs />
      </PageHeader>
      <TimelinePage
        source={source}
        scrollKey="home"
        emptyState={
          <BlankState
            title={text.emptyHomeTitle()}
            description={text.emptyHomeText()}
            action={<Link href="/timeline/local">{text.emptyHomeAction()}</Link>}
          />
        }
      />
    </>
  );
}
