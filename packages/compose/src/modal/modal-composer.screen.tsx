import { newId } from '@rookery/api-client';
import { useDraftStore } from '@rookery/store';
import { Button, Loading, useMessages } from '@rookery/ui';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { composerFacts } from '../drafts/draft-summary.js';
import { ComposerScreen, type OpenDraft } from '../post/composer.screen.js';
import { hasUnstoredWords } from '../post/unstored-words.js';
import type { ComposeIntent, ComposerState } from './compose-intent.js';
import { composeModalMessages } from './messages.js';
import { draftLeftOpen, markOpenDraft } from './open-draft.dom.js';

export interface ModalComposerScreenProps {
  intent: Exclude<ComposeIntent, { kind: 'drafts' }>;
  /** Names the drafts that are open on this device: the id of the session. */
  account: string;
  /** Time to undo after sending, in ms. */
  undoMs: number;
  /** Returns what was typed before the text field was there; empty: nothing. Stable. */
  takeTyped(): string;
  onSent(): void;
  onChange(state: ComposerState | null): void;
  /** Leaves a continued draft for a new one. */
  onStartNew(): void;
}

/** The composer of an intent. A new post continues the draft that was open when the page closed, and says so. */
export function ModalComposerScreen({
  intent,
  account,
  undoMs,
  takeTyped,
  onSent,
  onChange,
  onStartNew,
}: ModalComposerScreenProps) {
  const text = useMessages(composeModalMessages);
  const chosen = useChosenDraft(intent, account);
  const [open, setOpen] = useState<OpenDraft | null>(null);

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
        <p className="rk-drafts-note">
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
        undoMs={undoMs}
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
function useChosenDraft(intent: ModalComposerScreenProps['intent'], account: string): ChosenDraft | null {
  const drafts = useDraftStore();
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
