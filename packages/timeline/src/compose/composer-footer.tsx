import { Button, IconButton, useMessages, useStore, type Store } from '@rookery/ui';
import { Plus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { sendRefusal, type SendRules } from './composer-rules.js';
import { countedLength } from './counted-length.js';
import { addPart, toggleSpoiler, type NewId } from './draft-changes.js';
import type { Draft } from './draft.js';
import { composeMessages } from './messages.js';
import { RemainingCharacters } from './remaining-characters.js';

interface ComposerFooterProps {
  draft: Store<Draft>;
  /** The part that the buttons act on. */
  part: number;
  rules: SendRules;
  newId: NewId;
  countId: string;
  isSending: boolean;
  hasSpoilers: boolean;
  onSend(): void;
  /** Called after a part was added below the current one. */
  onPartAdded(): void;
  /** Buttons before that of the content warning: media, poll, emoji. */
  startTools?: ReactNode;
  /** Buttons after it: schedule. */
  endTools?: ReactNode;
}

/** The tools of a composer, the remaining characters and the button that sends. */
export function ComposerFooter({
  draft,
  part,
  rules,
  newId,
  countId,
  isSending,
  hasSpoilers,
  onSend,
  ...rest
}: ComposerFooterProps) {
  const text = useMessages(composeMessages);
  const hasWarning = useStore(draft, state => (state.parts[part]?.spoilerText ?? null) !== null);
  const used = useStore(draft, state => {
    const current = state.parts[part];
    return current === undefined ? 0 : countedLength(current.text, current.spoilerText, rules);
  });
  const refusal = useStore(draft, state => sendRefusal(state, rules));
  const label = useStore(draft, sendLabel);
  const canAddPart = useStore(draft, state => state.editedId === null && state.scheduledAt === null);
  const warningLabel = hasWarning ? text.removeWarning() : text.addWarning();
  return (
    <div className="rk-compose-footer">
      <div className="rk-compose-tools">
        {rest.startTools}
        {hasSpoilers && (
          <IconButton
            label={warningLabel}
            icon={<TriangleAlert size={20} strokeWidth={1.85} aria-hidden="true" />}
            isPressed={hasWarning}
            onClick={() => draft.set(state => toggleSpoiler(state, part, newId))}
          />
        )}
        {rest.endTools}
        {canAddPart && used > 0 && (
          <IconButton
            label={text.addPart()}
            icon={<Plus size={20} strokeWidth={1.85} aria-hidden="true" />}
            onClick={() => {
              draft.set(state => addPart(state, part, newId));
              rest.onPartAdded();
            }}
          />
        )}
      </div>
      <RemainingCharacters id={countId} used={used} limit={rules.maxCharacters} />
      <Button variant="primary" disabled={refusal === 'empty'} isPending={isSending} onClick={onSend}>
        {text[label]()}
      </Button>
    </div>
  );
}

function sendLabel({ editedId, scheduledAt, inReplyToId, parts }: Draft) {
  if (editedId !== null) return 'saveChanges';
  if (scheduledAt !== null) return 'schedule';
  if (parts.length > 1) return 'postAll';
  return inReplyToId === null ? 'post' : 'reply';
}
