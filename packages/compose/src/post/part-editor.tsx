import { IconButton, useMessages, useStore, type Store } from '@rookery/ui';
import { X } from 'lucide-react';
import { useId, useMemo, type RefCallback } from 'react';
import type { SuggestFor } from './completion/suggestions.js';
import type { ComposerOffers } from './composer-offers.js';
import { countedLength } from './counted-length.js';
import { changeMedia, changePart, removePart, type NewId } from './draft-changes.js';
import type { Draft, DraftMedia } from '@rookery/store';
import type { MediaRequests } from '@rookery/store/drafts';
import { LazyMediaField, LazyPollField } from './lazy-parts.js';
import { composeMessages } from './messages.js';
import { TextEditor } from './text-editor.js';

/** A field that a post is written in. */
export type TextControl = HTMLTextAreaElement | HTMLInputElement;

interface PartEditorProps {
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
  fieldRef?: RefCallback<HTMLTextAreaElement>;
  suggestFor: SuggestFor | null;
  mediaRequests: MediaRequests;
  sensitiveByDefault: boolean;
  /** A text, the content warning or an option of the poll took the focus. */
  onFocus(field: TextControl): void;
  /** Called when the last file was removed: the focus has to go elsewhere. */
  onMediaEmptied(): void;
  onSend(): void;
  onPasteFiles?: ((files: readonly File[]) => void) | undefined;
}

const noMedia: readonly DraftMedia[] = [];

/** One post of a draft: content warning, text, and what is attached. Renders anew for its own part alone. */
export function PartEditor({ draft, index, count, offers, newId, isChecked, hasNewPoll, ...rest }: PartEditorProps) {
  const text = useMessages(composeMessages);
  const warningId = useId();
  // The text is not among what renders this component: a key would render all of it.
  const spoilerText = useStore(draft, state => state.parts[index]?.spoilerText ?? null);
  const media = useStore(draft, state => state.parts[index]?.media ?? noMedia);
  const poll = useStore(draft, state => state.parts[index]?.poll ?? null);
  const sensitive = useStore(draft, state => state.parts[index]?.sensitive ?? false);
  const isTooLong = useStore(draft, state => {
    const part = state.parts[index];
    return part !== undefined && countedLength(part.text, part.spoilerText, offers.rules) > offers.rules.maxCharacters;
  });
  const source = useMemo(() => ({ get: () => draft.get().parts[index]?.text ?? '', subscribe: draft.subscribe }), [draft, index]);
  const language = useStore(draft, state => state.language);
  const { mediaRequests, sensitiveByDefault, onMediaEmptied, onFocus, ...editor } = rest;
  const { isReadOnly } = editor;
  const change = (changed: Parameters<typeof changePart>[2]) => draft.set(state => changePart(state, index, changed, newId));
  return (
    <div
      className="rk-compose-part"
      onFocus={({ target, currentTarget }) => {
        // Not from a dialog, whose events bubble through the components.
        if (isTextControl(target) && currentTarget.contains(target)) onFocus(target);
      }}
    >
      {spoilerText !== null && (
        <div className="rk-compose-warning">
          <label htmlFor={warningId}>{text.warning()}</label>
          <input
            id={warningId}
            type="text"
            dir="auto"
            value={spoilerText}
            readOnly={isReadOnly}
            onChange={event => change({ spoilerText: event.target.value })}
          />
        </div>
      )}
      <div className="rk-compose-text-row">
        <TextEditor
          {...editor}
          label={count > 1 ? text.textOfPart({ number: index + 1, count }) : text.text()}
          text={source}
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
      {media.length > 0 && (
        <LazyMediaField
          media={media}
          onChange={changed => draft.set(state => changeMedia(state, index, changed, sensitiveByDefault, newId))}
          requests={mediaRequests}
          descriptionCharacters={offers.media.descriptionCharacters}
          onEmptied={onMediaEmptied}
          isReadOnly={isReadOnly}
        />
      )}
      {media.length > 0 && (
        <label className="rk-compose-sensitive">
          <input
            type="checkbox"
            checked={sensitive}
            disabled={isReadOnly}
            onChange={event => change({ sensitive: event.target.checked })}
          />
          {text.sensitive()}
        </label>
      )}
      {poll !== null && offers.polls !== null && (
        <LazyPollField
          value={poll}
          onChange={changed => change({ poll: changed })}
          limits={offers.polls}
          isChecked={isChecked}
          isNew={hasNewPoll}
        />
      )}
    </div>
  );
}

const isTextControl = (target: Element): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
