import { newId } from '@rookery/api-client';
import { ComposerScreen, hasUnstoredWords, type OpenDraft } from '@rookery/compose';
import { composerFacts } from '@rookery/compose/drafts';
import { useDraftStore } from '@rookery/store';
import { Button, Loading, useMessages } from '@rookery/ui';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { composeModalMessages } from './messages.js';
import type { ComposerState } from './modal-rules.js';
import type { ComposeIntent } from './modals.js';
import { draftLeftOpen, markOpenDraft } from './open-draft.dom.js';
import { typedAhead, typingSubject } from './typed-ahead.dom.js';
import '@rookery/compose/styles.css';
import './compose-modal.css';

export interface ComposerContentProps {
  intent: Exclude<ComposeIntent, { kind: 'drafts' }>;
  onSent(): void;
  onChange(state: ComposerState | null): void;
  /** Leaves a continued draft for a new one. */
  onStartNew(): void;
}

/** The composer of an intent. A new post continues the draft that was open when the page closed, and says so. */
export function ComposerContentScreen({ intent, onSent, onChange, onStartNew }: ComposerContentProps) {
  const text = useMessages(composeModalMessages);
  const chosen = useChosenDraft(intent);
  const [open, setOpen] = useState<OpenDraft | null>(null);
  const account = useSession().session?.id ?? '';
  const takeTyped = useCallback(() => typedAhead.take(typingSubject(intent)), [intent]);
  const { undoSendSeconds } = useSettings().settings;

  // Not after the paint: the reader can close a draft as soon as it is shown.
  useLayoutEffect(() => {
    if (open === null) return undefined;
    let told = '';
    // Most keys change nothing that the modal shows.
    const tell = (): void => {
      const facts = composerFacts(open.get());
      const summary = JSON.stringify(facts);
      if (summary !== told) onChange({ ...facts, keep: open.keep, discard: open.discard });
      told = summary;
    };
    tell();
    const unsubscribe = open.subscribe(tell);
    const unmark = markOpenDraft(account, open.get().id);
    return () => {
      unsubscribe();
      unmark();
      onChange(null);
    };
  }, [open, account, onChange]);

  if (chosen === null) return <Loading />;
  return (
    <>
      {chosen.isContinued && (
        <p className="app-compose-note">
          {text.continued()}
          <Button size="sm" onClick={onStartNew}>
            {text.startNew()}
          </Button>
        </p>
      )}
      <ComposerScreen
        draftId={chosen.draftId}
        isStored={intent.kind === 'draft'}
        {...(intent.kind === 'start' && { initial: intent.start })}
        layout="modal"
        undoMs={undoSendSeconds * 1000}
        onSent={onSent}
        onReady={setOpen}
        takeTyped={takeTyped}
      />
    </>
  );
}

interface ChosenDraft {
  readonly draftId: string;
  readonly isContinued: boolean;
}

/** The draft that an intent opens; null while it is looked up. No intent replaces a draft: new ones get ids of their own. */
function useChosenDraft(intent: ComposerContentProps['intent']): ChosenDraft | null {
  const drafts = useDraftStore();
  const account = useSession().session?.id ?? '';
  const [chosen, setChosen] = useState<{ for: object; draft: ChosenDraft } | null>(null);
  const find = useCallback(async (): Promise<ChosenDraft> => {
    if (intent.kind === 'draft') return { draftId: intent.draftId, isContinued: false };
    const left = intent.kind === 'new' ? await draftLeftOpen(account) : null;
    if (left === null) return { draftId: newId(), isContinued: false };
    const stored = await drafts.get(left).catch(() => null);
    // A page can close before the database has the first words.
    const isContinued = stored !== null || hasUnstoredWords(left);
    return { draftId: isContinued ? left : newId(), isContinued };
  }, [intent, account, drafts]);
  useEffect(() => {
    let isCurrent = true;
    void find().then(draft => {
      if (isCurrent) setChosen({ for: intent, draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [find, intent]);
  return chosen?.for === intent ? chosen.draft : null;
}
