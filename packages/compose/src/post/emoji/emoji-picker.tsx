import type { CustomEmoji } from '@rookery/api-client';
import { useLocale, useMessages, VisuallyHidden } from '@rookery/ui';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { emojiMatcher, type EmojiMatcher } from '@rookery/ui/completion';
import { EmojiGrid, EmojiPicture, titleOf } from './emoji-grid.js';
import type { EmojiMemory } from './emoji-memory.js';
import { emojiMessages } from './messages.js';
import { loadNamedEmojis, nativeEmojis, withTone, type EmojiGroup, type NativeEmoji, type SkinTone } from '@rookery/ui/emoji';
import {
  customPickerEmoji,
  customSections,
  emojiAt,
  movedTo,
  nativePickerEmoji,
  pickerRows,
  type PickerEmoji,
  type PickerKey,
  type PickerSection,
} from './picker-rows.js';

interface EmojiPickerProps {
  custom: readonly CustomEmoji[];
  memory: EmojiMemory;
  /** Whether Enter takes the first emoji before a key has moved to one. */
  startsAtFirst?: boolean | undefined;
  onPick(emoji: PickerEmoji): void;
  onTone(tone: SkinTone): void;
  onClose(): void;
}

const MOST_RESULTS = 80;
const tones = [0, 1, 2, 3, 4, 5] as const;
const moving: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Native emoji and those of the server. The focus stays in the search field; arrow keys move in the grid (ARIA combobox with a grid). */
export function EmojiPicker({ custom, memory, startsAtFirst = false, onPick, onTone, onClose }: EmojiPickerProps) {
  const text = useMessages(emojiMessages);
  const { direction } = useLocale();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<number | null>(startsAtFirst ? 0 : null);
  const native = useNamedEmojis();
  const matching = useMemo(() => emojiMatcher(custom, [...native.values()].flat()), [custom, native]);
  const rows = useMemo(
    () => pickerRows(sectionsOf(query.trim(), { custom, native, matching, memory })),
    [query, custom, native, matching, memory],
  );
  const chosen = emojiAt(rows, active);
  const count = rows.reduce((sum, row) => sum + (row.kind === 'emojis' ? row.emojis.length : 0), 0);

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Escape closes the picker alone, not the dialog around it.
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter') {
      const emoji = chosen ?? emojiAt(rows, query === '' ? null : 0);
      if (emoji !== null) onPick(emoji);
    } else if (moving.includes(event.key) && (active !== null || event.key === 'ArrowDown')) {
      setActive(movedTo(rows, active, event.key as PickerKey, direction));
    } else return;
    event.preventDefault();
  }

  return (
    <div className="rk-emoji-picker">
      <input
        type="search"
        role="combobox"
        aria-label={text.search()}
        placeholder={text.search()}
        aria-expanded
        aria-haspopup="grid"
        aria-controls={id}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        dir="auto"
        value={query}
        onChange={event => {
          setQuery(event.target.value);
          setActive(null);
          if (grid.current !== null) grid.current.scrollTop = 0;
        }}
        onKeyDown={handleKey}
      />
      {query === '' && (
        <nav className="rk-emoji-tabs" aria-label={text.categories()}>
          {rows.map(
            row =>
              row.kind === 'title' && (
                <button
                  key={row.section.id}
                  type="button"
                  aria-label={titleOf(row.section, text)}
                  onClick={() => grid.current?.scrollTo({ top: row.top })}
                >
                  <EmojiPicture emoji={row.section.emojis[0]} />
                </button>
              ),
          )}
        </nav>
      )}
      <EmojiGrid ref={grid} id={id} rows={rows} active={active} onPick={onPick} />
      <div className="rk-emoji-foot">
        <bdi>{chosen?.label ?? (count === 0 ? text.none() : '')}</bdi>
        <select aria-label={text.tone()} value={memory.tone} onChange={event => onTone(tones[event.target.selectedIndex] ?? 0)}>
          {tones.map(tone => (
            <option key={tone} value={tone} aria-label={text[`tone${tone}`]()}>
              {`✋${tone === 0 ? '' : String.fromCodePoint(0x1f3fa + tone)}`}
            </option>
          ))}
        </select>
      </div>
      <VisuallyHidden>
        <output>{query === '' ? '' : text.results({ count })}</output>
      </VisuallyHidden>
    </div>
  );
}

type NativeEmojis = ReadonlyMap<EmojiGroup, readonly NativeEmoji[]>;

/** The native emoji, named in the language of the page once those names are there. */
function useNamedEmojis(): NativeEmojis {
  const { locale } = useLocale();
  const [emojis, setEmojis] = useState(nativeEmojis);
  useEffect(() => {
    let isCurrent = true;
    void loadNamedEmojis(locale).then(named => isCurrent && setEmojis(named));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return emojis;
}

interface Pickable {
  custom: readonly CustomEmoji[];
  native: NativeEmojis;
  matching: EmojiMatcher<CustomEmoji>;
  memory: EmojiMemory;
}

function sectionsOf(query: string, { custom, native, matching, memory }: Pickable): readonly PickerSection[] {
  const { recent, tone } = memory;
  if (query !== '') {
    const found = matching(query, MOST_RESULTS).flatMap(suggestion => {
      if (suggestion.kind === 'custom') return [customPickerEmoji(suggestion.emoji)];
      return suggestion.kind === 'emoji' ? [nativePickerEmoji(suggestion.emoji, tone, withTone)] : [];
    });
    return found.length === 0 ? [] : [{ id: 'found', title: { name: '' }, emojis: found }];
  }
  const groups = [...native].map(([group, emojis]) => ({
    id: group,
    title: { key: group },
    emojis: emojis.map(emoji => nativePickerEmoji(emoji, tone, withTone)),
  }));
  const used = recent.length === 0 ? [] : [{ id: 'recent', title: { key: 'recent' as const }, emojis: recent }];
  return [...used, ...customSections(custom), ...groups];
}
