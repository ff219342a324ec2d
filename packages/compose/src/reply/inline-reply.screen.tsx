import { newId } from '@rookery/api-client';
import { useDraftStore, type StoredDraft, type Draft } from '@rookery/store';
import { Loading } from '@rookery/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readDrafts } from '../post/composer.data.js';
import { ComposerScreen, type ComposerScreenProps } from '../post/composer.screen.js';

export interface InlineReplyProps {
  /** Null: a post that replies to none. */
  statusId: string | null;
  onSent(): void;
  /** Returns what was typed before the text field was there. Stable. */
  takeTyped(): string;
}

export interface InlineReplyScreenProps extends InlineReplyProps, Pick<ComposerScreenProps, 'undoMs'> {}

/** A composer for a reply to the post, or for a post of its own, in the page. It continues a stored draft of the same kind. */
export function InlineReplyScreen({ statusId, ...composer }: InlineReplyScreenProps) {
  const drafts = useDraftStore();
  const [draftId, setDraftId] = useState<string | null>(null);
  const initial = useMemo(() => ({ inReplyToId: statusId }), [statusId]);
  useEffect(() => {
    let isCurrent = true;
    const noDrafts = (): StoredDraft<Draft>[] => [];
    void readDrafts(drafts)
      .catch(noDrafts)
      .then(stored => {
        const begun = stored.find(
          ({ value }) => value.inReplyToId === statusId && value.editedId === null && value.quoteId === null,
        );
        if (isCurrent) setDraftId(begun?.id ?? newId());
      });
    return () => {
      isCurrent = false;
    };
  }, [drafts, statusId]);
  const box = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const ready = useCallback(() => setReady(true), []);
  // An inline composer takes no focus by itself; this one replaces the button that was pressed. After it has taken what was typed: a key that
  // comes before that would be put in front of it.
  useEffect(() => {
    if (!isReady) return;
    const field = box.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isReady]);
  return (
    <div ref={box}>
      {draftId === null ? (
        <Loading />
      ) : (
        <ComposerScreen {...composer} draftId={draftId} initial={initial} layout="inline" onReady={ready} />
      )}
    </div>
  );
}
