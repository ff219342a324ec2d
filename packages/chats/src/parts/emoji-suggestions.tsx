import type { CustomEmoji } from '@rookery/api-client';
import { safeUrl, useMessages } from '@rookery/ui';
import type { Completion, CompletionKind, EmojiMatch } from '@rookery/ui/completion';
import { panelMessages } from '../panel-messages.js';

export type EmojiSuggestion = EmojiMatch<CustomEmoji>;

const shortcodeOf = (suggestion: EmojiSuggestion): string =>
  suggestion.kind === 'custom' ? suggestion.emoji.shortcode : (suggestion.emoji.shortcodes[0] ?? '');

/** How an emoji completes a message: with itself, or with its shortcode, and a space (CHAT-26). */
export const emojiCompletion: CompletionKind<EmojiSuggestion> = {
  insertedText: suggestion => (suggestion.kind === 'custom' ? `:${suggestion.emoji.shortcode}: ` : `${suggestion.emoji.emoji} `),
  isSuggestionFor: (suggestion, query) =>
    (suggestion.kind === 'custom' ? [suggestion.emoji.shortcode] : suggestion.emoji.shortcodes).some(name =>
      name.toLowerCase().includes(query.toLowerCase()),
    ),
  showsQuery: true,
};

/** The id of a suggestion's element. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`;

interface EmojiSuggestionsProps {
  id: string;
  completion: Completion<EmojiSuggestion>;
  onAccept(suggestion: EmojiSuggestion): void;
}

/** The emoji for the word before the caret, above the field: its list box (CHAT-26). The focus stays in the field. */
export function EmojiSuggestions({ id, completion, onAccept }: EmojiSuggestionsProps) {
  const text = useMessages(panelMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box whose focus stays in the field
    <div id={id} className="rk-chat-emojis" role="listbox" aria-label={text.emojis()} aria-orientation="horizontal">
      {completion.suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
        <div
          key={shortcodeOf(suggestion)}
          id={suggestionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside a select
          role="option"
          aria-selected={index === completion.active}
          // A press must not take the focus from the field.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onAccept(suggestion)}
        >
          <Picture suggestion={suggestion} />
          <Shortcode name={shortcodeOf(suggestion)} query={completion.token.query} />
        </div>
      ))}
    </div>
  );
}

function Picture({ suggestion }: { suggestion: EmojiSuggestion }) {
  if (suggestion.kind === 'emoji') return <span aria-hidden="true">{suggestion.emoji.emoji}</span>;
  const url = safeUrl(suggestion.emoji.static_url, 'emoji');
  return url !== null && <img referrerPolicy="no-referrer" src={url} alt="" width={18} height={18} decoding="async" />;
}

/** A shortcode, the typed part in bold. */
function Shortcode({ name, query }: { name: string; query: string }) {
  const at = name.toLowerCase().indexOf(query.toLowerCase());
  const end = at + query.length;
  if (at < 0) return <bdi>:{name}:</bdi>;
  return (
    <bdi>
      {at === 0 ? (
        <b>:{name.slice(0, end)}</b>
      ) : (
        <>
          :{name.slice(0, at)}
          <b>{name.slice(at, end)}</b>
        </>
      )}
      {name.slice(end)}:
    </bdi>
  );
}
