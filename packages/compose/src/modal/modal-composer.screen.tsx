import { newId } from '@rookery/api-client';
import { useDraftStore } from '@rookery/store';
import { Button, Loading, useMessages } from '@rookery/ui';
import { useCallback, useEffect, useState } from 'react';
import { composerFacts } from '../drafts/draft-summary.js';
import { ComposerScreen, type OpenDraft } from '../post/composer.screen.js';
import { hasUnstoredWords } from '../post/unstored-words.js';
import type { ComposeIntent, ComposerState } from './compose-intent.js';
import { composeModalMessages } from './messages.js';
import { draftLeftOpen, hasOpenDraft, markOpenDraft } from './open-draft.dom.js';

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
  const follow = useCallback(
    (open: OpenDraft) => {
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
    },
    [account, onChange],
  );

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
        isNew={chosen.isNew}
        {...(intent.kind === 'start' && { initial: intent.start })}
        layout="modal"
        undoMs={undoMs}
        onSent={onSent}
        onReady={follow}
        takeTyped={takeTyped}
      />
    </>
  );
}

interface ChosenDraft {
  readonly draftId: string;
  /** The draft that was open when the page closed. */
  readonly isContinued: boolean;
  /** The id was made now. */
  readonly isNew: boolean;
}

const continued = (draftId: string): ChosenDraft => ({ draftId, isContinued: true, isNew: false });
const begun = (): ChosenDraft => ({ draftId: newId(), isContinued: false, isNew: true });

/** The draft that an intent opens; null while it is looked up. No intent replaces a draft: new ones get ids of their own. */
function useChosenDraft(intent: ModalComposerScreenProps['intent'], account: string): ChosenDraft | null {
  const drafts = useDraftStore();
  const [chosen, setChosen] = useState(() => ({ for: intent, draft: chosenNow(intent, account) }));
  if (chosen.for !== intent) setChosen({ for: intent, draft: chosenNow(intent, account) });
  const isLookedUp = chosen.for === intent && chosen.draft === null;
  const find = useCallback(async (): Promise<ChosenDraft> => {
    const left = await draftLeftOpen(account);
    if (left === null) return begun();
    const stored = await drafts.get(left).catch(() => null);
    // A page can close before the database has the first words.
    return stored !== null || hasUnstoredWords(left) ? continued(left) : begun();
  }, [account, drafts]);
  useEffect(() => {
    if (!isLookedUp) return undefined;
    let isCurrent = true;
    void find().then(draft => {
      if (isCurrent) setChosen({ for: intent, draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [find, intent, isLookedUp]);
  return chosen.for === intent ? chosen.draft : null;
}

/** Null: a draft may have been left open. The field of all other intents is there with the press. */
function chosenNow(intent: ModalComposerScreenProps['intent'], account: string): ChosenDraft | null {
  if (intent.kind === 'draft') return { draftId: intent.draftId, isContinued: false, isNew: false };
  return intent.kind === 'new' && hasOpenDraft(account) ? null : begun();
}
