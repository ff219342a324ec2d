import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient, ingestStatuses } from '@rookery/store';
import { aCard, anAccount, anAttachment, aPoll, aStatus, anEvent } from '@rookery/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import * as catchUp from '../catch-up/index.js';
import * as events from '../events/index.js';
import * as filters from '../filters/index.js';
import * as follow from '../follow/index.js';
import * as history from '../history/index.js';
import * as main from '../index.js';
import * as injections from '../injections/index.js';
import * as media from '../media/index.js';

export const entries = [main, injections, filters, follow, events, history, media, catchUp];

const nothing = (): void => undefined;
const blurhash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj';
const statuses = [
  aStatus({ id: '1', content: '<p>Eleven <a href="https://harbour.example/nests">nests</a> &amp; counting</p>', card: aCard() }),
  aStatus({ id: '2', media_attachments: [anAttachment({ blurhash })], spoiler_text: 'Weather', sensitive: true }),
  aStatus({ id: '3', poll: aPoll() }),
  aStatus({ id: '4', quote: null, in_reply_to_id: '1', in_reply_to_account_id: '1' }),
];
const thread = { displayCta: true, loginHref: '/login', signupHref: '/signup', isVisitor: true };

/** A page whose server has not answered yet, with four posts that are known. */
function within(content: ReactNode, isSignedIn = true): ReactElement {
  const client = createClient({
    baseUrl: 'https://harbour.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, statuses);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <main.TimelineProvider options={{ isSignedIn }}>{content}</main.TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const video = anAttachment({ type: 'video', url: 'https://files.example/a.mp4', preview_url: null, description: 'Fog' });
const withVideo = aStatus({ id: '7', media_attachments: [video] });
const viewed = media.slidesOf([video]);

const post = (id: string): ReactElement => within(<main.StatusScreen statusId={id} />);

const playerOf = (file: media.ViewedMedia): ReactElement => (
  <media.AttachmentPlayer key={file.id} media={file} name="Fog" author="Mara" artwork={null} returnHref="/" start="paused" />
);

/** An example of each public component, by its name; a name with a remark is one more example of the same. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  Blurhash: () => <main.Blurhash hash={blurhash} />,
  Attachment: () => within(<media.Attachment status={withVideo} attachment={video} />),
  AttachmentPlayer: () => <>{viewed.map(file => playerOf(file))}</>,
  CatchUpScreen: () => within(<catchUp.CatchUpScreen view="time" restore={false} scrollKey="catch-up" homeKey="home" />),
  EditHistory: () => within(<history.EditHistory versions={[]} />),
  EditHistoryModalScreen: () => within(<history.EditHistoryModalScreen statusId="1" isOpen onClose={nothing} />),
  EditHistoryScreen: () => within(<history.EditHistoryScreen statusId="1" />),
  EventCardScreen: () => within(<events.EventCardScreen status={aStatus({ id: '5', event: anEvent() })} />),
  EventScreen: () => within(<events.EventScreen statusId="1" tab="information" {...thread} />),
  EventsScreen: () => within(<events.EventsScreen />),
  FilterFormScreen: () => within(<filters.FilterFormScreen filterId={null} start={null} onSaved={nothing} onChange={nothing} />),
  FiltersScreen: () => within(<filters.FiltersScreen onEdit={nothing} onAskDelete={nothing} />),
  FollowButton: () => within(<follow.FollowButton state="follow" name="Mara" onPress={nothing} />),
  FollowButtonScreen: () => within(<follow.FollowButtonScreen account={anAccount()} />),
  MediaViewer: () => (
    <media.MediaViewer
      isOpen
      slides={viewed}
      index={0}
      postHref={null}
      onSelect={nothing}
      onClose={nothing}
      renderPlayer={playerOf}
    />
  ),
  MediaPicture: () => <main.MediaPicture src="https://files.example/a.jpg" alt="A nest" blurhash={blurhash} />,
  PlayableAttachment: () =>
    within(<media.PlayableAttachment autoPlay status={withVideo} attachment={video} Player={media.AttachmentPlayer} />),
  RefreshButtonScreen: () => within(<main.RefreshButtonScreen />),
  SlidePlayer: () => (
    <>
      {viewed.map(file => (
        <media.SlidePlayer
          key={file.id}
          media={file}
          author="Mara"
          avatar={null}
          returnHref="/"
          Player={media.AttachmentPlayer}
        />
      ))}
    </>
  ),
  Status: () => <main.Status status={aStatus({ id: '6' })} />,
  StatusPlaceholders: () => <main.StatusPlaceholders />,
  StatusScreen: () => post('1'),
  'StatusScreen with media': () => post('2'),
  'StatusScreen with a poll': () => post('3'),
  'StatusScreen, focused': () => within(<main.StatusScreen statusId="1" focused={main.focusedParts} />),
  'Status with a player': () => <main.Status status={withVideo} slots={{ Attachment: media.Attachment }} />,
  StatusViewer: () => <media.StatusViewer shown={{ status: withVideo, index: 0 }} onShow={nothing} />,
  'StatusScreen of a reply': () => post('4'),
  ThreadScreen: () => within(<main.ThreadScreen statusId="1" {...thread} />, false),
  ListScope: () => within(<main.ListScope name="column">Below</main.ListScope>),
  Timeline: () => <main.Timeline statuses={statuses} label="Posts" />,
  TimelineProvider: () => within('Below'),
  TimelineScreen: () => within(<main.TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="home" />),
};
