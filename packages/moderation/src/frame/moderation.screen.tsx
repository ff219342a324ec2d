import { errorText } from '@rookery/api-client';
import { adminApiOf, detectStaffFeatures } from '@rookery/api-client/admin';
import { useClient, useInstance, useOwnAccount } from '@rookery/store';
import { BlankState, ErrorState, Loading, NavTabs, useFormat, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Moderation, ModerationPlace, SectionName } from '../context/moderation-options.js';
import { ModerationContext } from '../context/use-moderation.js';
import { countsQuery, noCounts, type StaffCount } from '../data/counts.data.js';
import { moderationMessages } from './messages.js';
import { isElsewhere, offeredSections } from './sections.js';

export interface ModerationScreenProps {
  /** The open section; null: the first that the role of the member has. */
  section: SectionName | null;
  place: ModerationPlace;
}

/** The moderator's screens of a server (HINT-11): the sections that the server and the role of the signed-in member have. */
export function ModerationScreen({ section, place }: ModerationScreenProps) {
  const text = useMessages(moderationMessages);
  const instance = useInstance();
  const { data: member } = useOwnAccount();
  const { data } = instance;
  const features = useMemo(() => (data === undefined ? null : detectStaffFeatures(data)), [data]);
  const api = features === null ? null : adminApiOf(features);
  const moderation = useMemo<Moderation | null>(
    () => (features === null || api === null || member === undefined ? null : { ...place, features, api, member }),
    [place, features, api, member],
  );
  if (instance.isError && features === null) {
    const { error, refetch } = instance;
    return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  }
  if (features !== null && api === null) return <BlankState title={text.noApi()} description={text.noApiText()} />;
  if (moderation === null) return <Loading />;
  return <Sections section={section} moderation={moderation} />;
}

function Sections({ section, moderation }: Pick<ModerationScreenProps, 'section'> & { moderation: Moderation }) {
  const text = useMessages(moderationMessages);
  const format = useFormat();
  const { data: counts = noCounts } = useQuery(countsQuery(useClient(), moderation.member));
  const offered = offeredSections(moderation.member, moderation.features, moderation.api);
  const open = section === null ? offered[0] : offered.find(({ name }) => name === section);
  const labelOf = (name: SectionName, waiting: StaffCount | null): string => {
    if (waiting === null || waiting.count === 0) return text[name]();
    const values = { name: text[name](), shown: format.number(waiting.count) };
    return waiting.isMore ? text.withMore(values) : text.withCount(values);
  };
  const tabs = offered.map(({ name, countOf }) => ({
    href: moderation.hrefOf(name),
    label: labelOf(name, countOf?.(counts) ?? null),
    isCurrent: name === open?.name,
  }));
  return (
    <ModerationContext.Provider value={moderation}>
      <div className="rk-moderation">
        <NavTabs label={text.sections()} items={tabs} />
        {open === undefined ? (
          <BlankState
            title={
              isElsewhere(section, moderation.member, moderation.features, moderation.api) ? text.elsewhere() : text.nothing()
            }
          />
        ) : (
          <open.Content key={`${open.name} ${moderation.itemId ?? ''}`} />
        )}
      </div>
    </ModerationContext.Provider>
  );
}
