import { BlankState, useMessages } from '@rookery/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from '../wiring/timeline-page.js';

export function TagPage() {
  const text = useMessages(messages);
  const { name = '' } = useParams();
  const source = useMemo(() => ({ kind: 'tag' as const, name }), [name]);
  return (
    <>
      <PageHeader title={`#${name}`} isDeep />
      <TimelinePage
        key={name}
        source={source}
        scrollKey={`tag:${name.toLowerCase()}`}
        emptyState={<BlankState title={text.emptyTagTitle({ name })} description={text.emptyTagText()} />}
      />
    </>
  );
}
