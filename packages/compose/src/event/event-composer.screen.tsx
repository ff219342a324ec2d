import { errorText, newId } from '@rookery/api-client';
import { useInstance, usePostOutbox, type DraftStore } from '@rookery/store';
import { ErrorState, Loading, PartBoundary, useMessages, useStore } from '@rookery/ui';
import { Tabs } from '@rookery/ui/tabs';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { mediaLimits } from '@rookery/store/drafts';
import { useIsDurable } from '../post/use-stored-draft.js';
import { eventProblems, isEmptyEventDraft, recordOfEvent, type EventDraft } from './event-draft.js';
import { EventForm } from './event-form.js';
import { EventRequestsScreen } from './event-requests.screen.js';
import { editorMessages } from './messages.js';
import { PlaceField } from './place-field.js';
import { useEventDraft, type EventEditorState } from './use-event-draft.js';

/** An editor that is open. Stable while it shows the same draft. */
export interface OpenEventDraft {
  /** The draft as it is now. */
  get(): EventDraft;
  /** Stores the draft, also when nothing has changed. Rejects when storage is full. */
  keep(): Promise<void>;
  /** Deletes the draft, and stores no more changes of it. */
  discard(): Promise<void>;
}

export interface EventComposerScreenProps {
  /** The own event to edit; null for a new one. */
  editedId: string | null;
  /** The outbox has the event. */
  onSent(): void;
  /** Called with the first value and with each change (MOD-06). */
  onEmptyChange?(isEmpty: boolean): void;
  /** Called with the draft once it is loaded. */
  onReady?(draft: OpenEventDraft): void;
}

/** Writes an event, stores it as it is typed, and hands it to the outbox (EVT-02). */
export function EventComposerScreen({ editedId, ...rest }: EventComposerScreenProps) {
  const text = useMessages(editorMessages);
  const { editor, drafts, error, retry } = useEventDraft(editedId);
  if (error !== null) return <ErrorState title={text.loadFailed()} description={errorText(error, '')} onRetry={retry} />;
  if (editor === null) return <Loading />;
  return (
    // The draft is outside: 'Try again' shows it as it was.
    <PartBoundary>
      <OpenEditor {...rest} editor={editor} drafts={drafts} />
    </PartBoundary>
  );
}

interface OpenEditorProps extends Omit<EventComposerScreenProps, 'editedId'> {
  editor: EventEditorState;
  drafts: DraftStore;
}

function OpenEditor({ editor, drafts, onEmptyChange, onReady, ...rest }: OpenEditorProps) {
  const text = useMessages(editorMessages);
  const editedId = useStore(editor.draft, draft => draft.editedId);
  const isRestricted = useStore(editor.draft, draft => draft.isRestricted);
  const isEmpty = useStore(editor.draft, isEmptyEventDraft);
  const isDurable = useIsDurable(drafts);
  const [tab, setTab] = useState<'details' | 'requests'>('details');
  // Not after the paint: the reader can close a draft as soon as it is shown.
  useLayoutEffect(() => onEmptyChange?.(isEmpty), [isEmpty, onEmptyChange]);
  useLayoutEffect(() => {
    const { draft, keep, stop } = editor;
    const discard = async (): Promise<void> => {
      await stop();
      await drafts.delete(draft.get().id);
    };
    onReady?.({ get: draft.get, keep, discard });
  }, [editor, drafts, onReady]);
  const form = <Form {...rest} editor={editor} isDurable={isDurable} />;
  if (editedId === null || !isRestricted) return form;
  return (
    <Tabs
      label={text.tabs()}
      items={[
        { id: 'details', label: text.editDetails() },
        { id: 'requests', label: text.manageRequests() },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      {tab === 'details' ? form : <EventRequestsScreen statusId={editedId} />}
    </Tabs>
  );
}

/** A start that is in the future now may have passed while the description is written. */
const CHECK_INTERVAL_MS = 30_000;

/** The time, in ms since the epoch; renewed every 30 s. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface FormProps extends Pick<EventComposerScreenProps, 'onSent'> {
  editor: EventEditorState;
  isDurable: boolean;
}

function Form({ editor, isDurable, onSent }: FormProps) {
  const text = useMessages(editorMessages);
  const outbox = usePostOutbox();
  const { data: instance } = useInstance();
  const limits = useMemo(() => mediaLimits(instance?.configuration), [instance]);
  const draft = useStore(editor.draft, value => value);
  const saveState = useStore(editor.saveState, value => value);
  const [isChecked, setChecked] = useState(false);
  const [sending, setSending] = useState<'no' | 'sending' | 'failed'>('no');
  const now = useNow();

  const send = async (): Promise<void> => {
    setChecked(true);
    if (eventProblems(editor.draft.get(), Date.now()).length > 0) return;
    setSending('sending');
    try {
      await editor.flush();
      await outbox.add(recordOfEvent(editor.draft.get(), newId()));
      await editor.stop();
      onSent();
    } catch {
      setSending('failed');
    }
  };

  const isLost = saveState === 'failed' || !isDurable;
  return (
    <EventForm
      draft={draft}
      onChange={next => editor.draft.set(() => next)}
      problems={isChecked ? eventProblems(draft, now) : eventProblems(draft, now).filter(problem => problem === 'end')}
      limits={limits}
      newId={newId}
      placeField={
        <PlaceField value={draft.location} onChange={location => editor.draft.set(known => ({ ...known, location }))} />
      }
      onSend={() => void send()}
      isSending={sending === 'sending'}
      note={sending === 'failed' ? text.sendFailed() : isLost && !isEmptyEventDraft(draft) ? text.notStored() : null}
      earliest={draft.editedId === null ? now : undefined}
    />
  );
}
