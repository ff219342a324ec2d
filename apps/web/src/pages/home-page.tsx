import { lazyPart, useMessages } from '@rookery/ui';
import { messages } from '../messages/messages.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelineTabs } from '../shell/timeline-tabs.js';
import { TimelinePage } from './timeline-page.js';
import { useHomeInjections } from '../injections/use-home-injections.js';

const source = { kind: 'home' } as const;

const EmptyHome = lazyPart(async () => (await import('./empty-home.js')).EmptyHome, { isQuiet: true });

export function HomePage() {
  const text = useMessages(messages);
  const injections = useHomeInjections();
  return (
    <>
      <PageHeader title={text.home()}>
        <TimelineTabs />
      </PageHeader>
      <TimelinePage source={source} scrollKey="home" injections={injections} emptyState={<EmptyHome />} />
    </>
  );
}
