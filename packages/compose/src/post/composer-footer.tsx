import { Button, IconButton, useMessages, useStore, type Store } from '@rookery/ui';
import { Plus, TriangleAlert } from 'lucide-react';
import type { ComposerOffers } from './composer-offers.js';
import { isEmptyPart, sendRefusal } from './composer-rules.js';
import { addPart, changeDraft, changePart, toggleSpoiler, type NewId } from './draft-changes.js';
import type { Draft } from '@rookery/store';
import { EmojiButton } from './emoji/emoji-button.js';
import type { PickerEmoji } from './emoji/picker-rows.js';
import { MediaButton } from './media/media-button.js';
import { composeMessages } from './messages.js';
import { PollButton } from './poll/poll-button.js';
import { CharacterRing } from './character-ring.js';
import { ScheduleButton } from './schedule/schedule-button.js';

interface ComposerFooterProps {
  draft: Store<Draft>;
  /** The part that the buttons act on. */
  part: number;
  offers: ComposerOffers;
  newId: NewId;
  now: () => number;
  countId: string;
  isSending: boolean;
  onSend(): void;
  /** Called after a part was added below the current one. */
  onPartAdded(): void;
  onEmoji(emoji: PickerEmoji): void;
  /** The emoji picker was closed without a choice. */
  onEmojiClosed(): void;
  onFiles(files: readonly File[]): void;
  onPollAdded(): void;
}

const nothing = { text: '', media: [], poll: null };

/** The tools of a composer, the remaining characters and the button that sends. */
export function ComposerFooter({ draft, part, offers, newId, now, countId, isSending, onSend, ...rest }: ComposerFooterProps) {
  const text = useMessages(composeMessages);
  const { rules, polls } = offers;
  const hasWarning = useStore(draft, state => (state.parts[part]?.spoilerText ?? null) !== null);
  const isBegun = useStore(draft, state => !isEmptyPart(state.parts[part] ?? nothing));
  const refusal = useStore(draft, state => sendRefusal(state, rules));
  const label = useStore(draft, sendLabel);
  const canAddPart = useStore(draft, state => state.editedId === null && state.scheduledAt === null);
  const poll = useStore(draft, state => state.parts[part]?.poll ?? null);
  const mediaCount = useStore(draft, state => state.parts[part]?.media.length ?? 0);
  const scheduledAt = useStore(draft, state => state.scheduledAt);
  const canSchedule = useStore(draft, state => state.editedId === null && state.parts.length === 1);
  const warningLabel = hasWarning ? text.removeWarning() : text.addWarning();
  return (
    <div className="rk-compose-footer">
      <div className="rk-compose-tools">
        <MediaButton
          limits={offers.media}
          present={mediaCount}
          isRefusedByPoll={poll !== null && !rules.allowsPollWithMedia}
          isDisabled={isSending}
          onFiles={rest.onFiles}
        />
        {polls !== null && (
          <PollButton
            value={poll}
            onChange={next => {
              draft.set(state => changePart(state, part, { poll: next }, newId));
              if (next !== null) rest.onPollAdded();
            }}
            limits={polls}
            isRefused={mediaCount > 0 && !rules.allowsPollWithMedia}
            isDisabled={isSending}
          />
        )}
        <EmojiButton isDisabled={isSending} onPick={rest.onEmoji} onClose={rest.onEmojiClosed} />
        {offers.hasSpoilers && (
          <IconButton
            label={warningLabel}
            icon={<TriangleAlert size={20} strokeWidth={1.85} aria-hidden="true" />}
            isPressed={hasWarning}
            onClick={() => draft.set(state => toggleSpoiler(state, part, newId))}
          />
        )}
        {offers.hasSchedule && canSchedule && (
          <ScheduleButton
            value={scheduledAt}
            onChange={next => draft.set(state => changeDraft(state, { scheduledAt: next }, newId))}
            now={now}
            isDisabled={isSending}
          />
        )}
        {canAddPart && isBegun && (
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
      <CharacterRing id={countId} draft={draft} part={part} rules={rules} />
      <Button variant="primary" disabled={refusal === 'empty' || refusal === 'poll'} isPending={isSending} onClick={onSend}>
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
