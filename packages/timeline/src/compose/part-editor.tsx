import { IconButton, useMessages, useStore, type Store } from '@rookery/ui';
import { X } from 'lucide-react';
import { useId, type Ref } from 'react';
import type { SuggestFor } from './completion/suggestions.js';
import type { ComposerOffers } from './composer-offers.js';
import { countedLength } from './counted-length.js';
import { changeMedia, changePart, removePart, type NewId } from './draft-changes.js';
import type { Draft } from './draft.js';
import { composeMessages } from './messages.js';
import { MediaField } from './media/media-field.js';
import type { MediaRequests } from './media/media-uploader.js';
import { LazyPollField } from './poll/poll-button.js';
import { TextEditor } from './text-editor.js';

export interface PartEditorProps {
  draft: Store<Draft>;
  index: number;
  count: number;
  offers: ComposerOffers;
  newId: NewId;
  placeholder: string;
  isReadOnly: boolean;
  /** Whether sending was tried: a poll then says what it lacks. */
  isChecked: boolean;
  /** Whether a poll was just added: it takes the focus. */
  hasNewPoll: boolean;
  /** Id of the element with the remaining characters. */
  describedBy: string;
  ref?: Ref<HTMLTextAreaElement>;
  suggestFor: SuggestFor | null;
  mediaRequests: MediaRequests;
  sensitiveByDefault: boolean;
  onFocus(): void;
  /** Called when the last file was removed: the focus has to go elsewhere. */
  onMediaEmptied(): void;
  onSend(): void;
  onPasteFiles?: ((files: readonly File[]) => void) | undefined;
}

/** One post of a draft: content warning, text, and what is attached. Renders anew for its own part alone. */
export function PartEditor({ draft, index, count, offers, newId, isChecked, hasNewPoll, ...rest }: PartEditorProps) {
  const text = useMessages(composeMessages);
  const warningId = useId();
  const part = useStore(draft, state => state.parts[index]);
  const language = useStore(draft, state => state.language);
  if (part === undefined) return null;
  const { mediaRequests, sensitiveByDefault, onMediaEmptied, ...editor } = rest;
  const { isReadOnly } = editor;
  const { rules, polls } = offers;
  const isTooLong = countedLength(part.text, part.spoilerText, rules) > rules.maxCharacters;
  const change = (changed: Parameters<typeof changePart>[2]) => draft.set(state => changePart(state, index, changed, newId));
  return (
    <div className="rk-compose-part">
      {part.spoilerText !== null && (
        <div className="rk-compose-warning">
          <label htmlFor={warningId}>{text.warning()}</label>
          <input
            id={warningId}
            type="text"
            dir="auto"
            value={part.spoilerText}
            readOnly={isReadOnly}
            onFocus={editor.onFocus}
            onChange={event => change({ spoilerText: event.target.value })}
          />
        </div>
      )}
      <div className="rk-compose-text-row">
        <TextEditor
          {...editor}
          label={count > 1 ? text.textOfPart({ number: index + 1, count }) : text.text()}
          value={part.text}
          language={language}
          isInvalid={isTooLong}
          onChange={value => change({ text: value })}
        />
        {count > 1 && (
          <IconButton
            label={text.removePart({ number: index + 1 })}
            icon={<X size={16} strokeWidth={1.85} aria-hidden="true" />}
            onClick={() => draft.set(state => removePart(state, index))}
          />
        )}
      </div>
      {part.media.length > 0 && (
        <MediaField
          media={part.media}
          onChange={changed => draft.set(state => changeMedia(state, index, changed, sensitiveByDefault, newId))}
          requests={mediaRequests}
          descriptionCharacters={offers.media.descriptionCharacters}
          onEmptied={onMediaEmptied}
          isReadOnly={isReadOnly}
        />
      )}
      {part.media.length > 0 && (
        <label className="rk-compose-sensitive">
          <input
            type="checkbox"
            checked={part.sensitive}
            disabled={isReadOnly}
            onChange={event => change({ sensitive: event.target.checked })}
          />
          {text.sensitive()}
        </label>
      )}
      {part.poll !== null && polls !== null && (
        <LazyPollField
          value={part.poll}
          onChange={poll => change({ poll })}
          limits={polls}
          isChecked={isChecked}
          isNew={hasNewPoll}
        />
      )}
    </div>
  );
}
