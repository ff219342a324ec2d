import { sourceKey } from '@rookery/timeline';
import { BlankState, useMessages } from '@rookery/ui';
import { Hash } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pageMessages } from '../messages/page-messages.js';
import { choiceQuery, readChoice, TagButtonsScreen, TagHead, TagTalkingScreen } from '@rookery/people/tags';
import { hrefs } from '../routing/hrefs.js';
import { PageHeader } from '../shell/page-header.js';
import { TimelinePage } from './timeline-page.js';
import '@rookery/people/tags.css';
import './lists.css';

/** The posts with one or several hashtags: `/tags/birds?any=trams,walks&all=…&none=…`. NAV-02 */
export function TagPage() {
  const text = useMessages(pageMessages);
  const navigate = useNavigate();
  const { name = '' } = useParams();
  const [parameters] = useSearchParams();
  const choice = useMemo(() => readChoice(name, parameters), [name, parameters]);
  const source = useMemo(() => ({ kind: 'tag' as const, ...choice }), [choice]);
  return (
    <>
      <PageHeader title={`#${name}`} isDeep actions={<TagButtonsScreen key={name} name={name} />}>
        <TagTalkingScreen name={name} className="app-tag-talking" />
        <TagHead choice={choice} hrefOf={hrefs.tag} onChange={next => void navigate(hrefs.tag(name) + choiceQuery(next))} />
      </PageHeader>
      <TimelinePage
        source={source}
        scrollKey={sourceKey(source)}
        emptyState={
          <BlankState
            icon={<Hash size={28} strokeWidth={1.6} aria-hidden="true" />}
            title={text.emptyTagTitle({ name })}
            description={text.emptyTagText()}
          />
        }
      />
    </>
  );
}
