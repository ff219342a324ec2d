import type { Account, Visibility } from '@rookery/api-client';
import { Avatar, safeUrl, useMessages, useStore, type Store } from '@rookery/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { SuggestFor } from './completion/suggestions.js';
import { ComposerFooter } from './composer-footer.js';
import { offeredVisibilities, sendRefusal, type SendRefusal, type SendRules } from './composer-rules.js';
import type { SaveState } from './draft-autosave.js';
import { changeDraft, type NewId } from './draft-changes.js';
import type { Draft } from './draft.js';
import { composeMessages } from './messages.js';
import { PartEditor } from './part-editor.js';
import { VisibilityPill } from './visibility-pill.js';

export interface ComposerProps {
  draft: Store<Draft>;
  saveState: Store<SaveState>;
  /** Whether the browser keeps drafts. */
  isDurable: boolean;
  account: Account | null;
  rules: SendRules;
  newId: NewId;
  hasScopes: boolean;
  hasSpoilers: boolean;
  /** Completes accounts, hashtags and emoji; null: nothing is completed. */
  suggestFor: SuggestFor | null;
  isSending: boolean;
  /** Why the draft could not be handed over; null: it was not tried, or it went well. */
  sendError: string | null;
  /** @selector [data-layout] */
  layout: 'modal' | 'inline';
  onSend(): void;
  /** The post that is replied to, shown above. */
  context?: ReactNode;
  /** The quoted post, shown below the text. */
  quote?: ReactNode;
}

const AVATAR_SIZE = 44;

/** Writes posts: one, or several in a row (CMP-01). Every state can be drawn from props. */
export function Composer({ draft, account, rules, newId, layout, isSending, onSend, context, quote, ...props }: ComposerProps) {
  const text = useMessages(composeMessages);
  const countId = useId();
  const count = useStore(draft, state => state.parts.length);
  const visibility = useStore(draft, state => state.visibility);
  const isEdit = useStore(draft, state => state.editedId !== null);
  const placeholder = useStore(draft, placeholderOf);
  const [focusedPart, setFocusedPart] = useState(0);
  const [shownRefusal, setShownRefusal] = useState<SendRefusal | null>(null);
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const part = Math.min(focusedPart, count - 1);

  // A modal composer is opened to write; an inline one waits for a press.
  useEffect(() => {
    const field = fields.current[0];
    if (layout !== 'modal' || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [layout]);

  const send = () => {
    const refusal = sendRefusal(draft.get(), rules);
    setShownRefusal(refusal);
    if (refusal === null && !isSending) onSend();
  };

  return (
    <section className="rk-compose" data-layout={layout} aria-label={text.composer()} aria-busy={isSending}>
      {context}
      <div className="rk-compose-main">
        <Avatar
          src={safeUrl(account?.avatar_static || account?.avatar, 'media')}
          name={account?.display_name || (account?.acct ?? '')}
          size={AVATAR_SIZE}
        />
        <div className="rk-compose-body">
          <div className="rk-compose-pills">
            <VisibilityPill
              value={visibility}
              offered={offeredVisibilities(visibility, props.hasScopes)}
              onChange={(next: Visibility) => draft.set(state => changeDraft(state, { visibility: next }, newId))}
              isDisabled={isEdit || isSending}
            />
          </div>
          {Array.from({ length: count }, (_, index) => (
            <PartEditor
              key={index}
              ref={element => void (fields.current[index] = element)}
              draft={draft}
              index={index}
              count={count}
              rules={rules}
              newId={newId}
              placeholder={index === 0 ? text[placeholder]() : text.placeholderNext()}
              isReadOnly={isSending}
              describedBy={countId}
              suggestFor={props.suggestFor}
              onFocus={() => setFocusedPart(index)}
              onSend={send}
            />
          ))}
          {quote}
        </div>
      </div>
      <Notes
        draft={draft}
        rules={rules}
        saveState={props.saveState}
        isDurable={props.isDurable}
        refusal={shownRefusal}
        error={props.sendError}
      />
      <ComposerFooter
        draft={draft}
        part={part}
        rules={rules}
        newId={newId}
        countId={countId}
        isSending={isSending}
        hasSpoilers={props.hasSpoilers}
        onSend={send}
        onPartAdded={() => requestAnimationFrame(() => fields.current[part + 1]?.focus())}
      />
    </section>
  );
}

interface NotesProps {
  draft: Store<Draft>;
  rules: SendRules;
  saveState: Store<SaveState>;
  isDurable: boolean;
  refusal: SendRefusal | null;
  error: string | null;
}

const refusalTexts = {
  'too-long': 'refusalTooLong',
  poll: 'refusalPoll',
  'poll-and-media': 'refusalPollAndMedia',
  schedule: 'refusalSchedule',
} as const satisfies Record<Exclude<SendRefusal, 'empty'>, string>;

/** Why the draft is not sent or not stored, announced politely. A refusal stays until its reason is gone. */
function Notes({ draft, rules, saveState, isDurable, refusal, error }: NotesProps) {
  const text = useMessages(composeMessages);
  const current = useStore(draft, state => sendRefusal(state, rules));
  const isFailed = useStore(saveState, state => state === 'failed');
  const shown = current === 'too-long' || current === refusal ? current : null;
  return (
    <div className="rk-compose-notes" aria-live="polite">
      {shown !== null && shown !== 'empty' && <p data-kind="error">{text[refusalTexts[shown]]()}</p>}
      {error !== null && <p data-kind="error">{error}</p>}
      {isFailed && <p data-kind="error">{text.notSaved()}</p>}
      {!isDurable && !isFailed && <p>{text.notDurable()}</p>}
    </div>
  );
}

function placeholderOf({ inReplyToId, quoteId }: Draft) {
  if (inReplyToId !== null) return 'placeholderReply';
  return quoteId === null ? 'placeholder' : 'placeholderQuote';
}
