import { createClient } from '@rookery/api-client';
import { anAttachment, aStatus } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient, ingestStatuses } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import * as drafts from '../drafts/index.js';
import * as event from '../event/index.js';
import * as main from '../index.js';
import * as modal from '../modal/index.js';
import * as outbox from '../outbox/index.js';
import * as reactions from '../reactions/index.js';
import * as reply from '../reply/index.js';
import * as scheduled from '../scheduled/index.js';
import * as typedAhead from '../typed-ahead/index.js';

export const entries = [main, drafts, event, modal, outbox, reactions, reply, scheduled, typedAhead];

const nothing = (): void => undefined;

/** A page whose server has not answered yet, with one post that is known. */
function within(content: ReactNode): ReactElement {
  const client = createClient({
    baseUrl: 'https://harbour.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, [aStatus({ id: '1' })]);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true }}>{content}</TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const draftMedia = {
  id: 'file',
  name: 'harbour.png',
  file: null,
  description: 'A harbour',
  focus: null,
  attachment: anAttachment(),
  uploadedAt: null,
};

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  ComposerScreen: () => within(<main.ComposerScreen draftId="draft" layout="modal" onSent={nothing} />),
  DraftsScreen: () => within(<drafts.DraftsScreen onOpen={nothing} scheduledHref="/scheduled" />),
  MediaPreview: () => <main.MediaPreview item={draftMedia} kind="image" label="A harbour" />,
  EventComposerScreen: () => within(<event.EventComposerScreen editedId={null} onSent={nothing} />),
  EventEditorScreen: () => within(<event.EventEditorScreen editedId={null} onSent={nothing} onChange={nothing} />),
  ComposeModal: () =>
    within(
      <modal.ComposeModal
        intent={{ kind: 'drafts' }}
        Composer={() => null}
        Drafts={() => null}
        isOpen
        isCovered={false}
        onClose={nothing}
        onChange={nothing}
        onTurn={nothing}
      />,
    ),
  EventModal: () =>
    within(
      <modal.EventModal editedId={null} Editor={() => null} isOpen isCovered={false} onClose={nothing} onChange={nothing} />,
    ),
  ModalComposerScreen: () =>
    within(
      <modal.ModalComposerScreen
        intent={{ kind: 'new' }}
        account="mara"
        undoMs={0}
        takeTyped={() => ''}
        onSent={nothing}
        onChange={nothing}
        onStartNew={nothing}
      />,
    ),
  InlineReplyScreen: () => within(<reply.InlineReplyScreen statusId="1" onSent={nothing} takeTyped={() => ''} />),
  ReactionPickerScreen: () =>
    within(<reactions.ReactionPickerScreen statusId="1" row={null} page="home" hasCustom={false} onClose={nothing} />),
  ReplyFieldScreen: () => within(<reply.ReplyFieldScreen statusId="1" typing={null} Composer={reply.InlineReplyScreen} />),
  ScheduledScreen: () => within(<scheduled.ScheduledScreen />),
};
