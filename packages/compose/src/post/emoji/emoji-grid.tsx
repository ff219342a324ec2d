import { safeUrl, useHydrated, useMessages, withRef, type Messages } from '@rookery/ui';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { emojiMessages } from './messages.js';
import { rowOf, rowsWithin, type PickerEmoji, type PickerRow, type PickerSection } from './picker-rows.js';

interface EmojiGridProps {
  id: string;
  rows: readonly PickerRow[];
  /** The number of the emoji that the keys are at; null: they are in the search field. */
  active: number | null;
  onPick(emoji: PickerEmoji): void;
  ref: RefObject<HTMLDivElement | null>;
}

const GRID_PX = 280;

/** The grid of the picker. Only the rows in and near the view are rendered: a server can have thousands of emoji. */
export const EmojiGrid = withRef(function EmojiGrid({ id, rows, active, onPick, ref }: EmojiGridProps) {
  const text = useMessages(emojiMessages);
  const [top, setTop] = useState(0);
  const isHydrated = useHydrated();
  const last = rows.at(-1);

  useLayoutEffect(() => {
    const row = active === null ? undefined : rowOf(rows, active);
    if (row === undefined || ref.current === null) return;
    const { scrollTop } = ref.current;
    if (row.top < scrollTop) ref.current.scrollTop = row.top;
    else if (row.top + row.height > scrollTop + GRID_PX) ref.current.scrollTop = row.top + row.height - GRID_PX;
  }, [active, rows, ref]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a windowed grid is no table
    <div
      className="rk-emoji-grid"
      id={id}
      ref={ref}
      role="grid"
      aria-label={text.grid()}
      aria-rowcount={rows.length}
      tabIndex={-1}
      style={isHydrated ? { blockSize: GRID_PX } : undefined}
      onScroll={event => setTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" style={isHydrated ? { blockSize: last === undefined ? 0 : last.top + last.height } : undefined}>
        {rowsWithin(isHydrated ? rows : [], top, GRID_PX).map(row => (
          <div
            key={row.top}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of the grid above
            role="row"
            aria-rowindex={rows.indexOf(row) + 1}
            className="rk-emoji-row"
            data-kind={row.kind}
            style={{ insetBlockStart: row.top, blockSize: row.height }}
          >
            {row.kind === 'title' ? (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- a cell of the grid above
              <span role="gridcell">{titleOf(row.section, text)}</span>
            ) : (
              row.emojis.map((emoji, column) => (
                <EmojiCell
                  key={emoji.text}
                  id={`${id}-${row.start + column}`}
                  emoji={emoji}
                  isActive={active === row.start + column}
                  onPick={onPick}
                />
              ))
            )}
          </div>
        ))}
      </div>
    </div>
  );
});

/** The name of a section: a group has one in the language of the interface, a category the server's. */
export function titleOf({ title }: PickerSection, text: Messages<keyof typeof emojiMessages.texts>): string {
  return 'key' in title ? text[title.key]() : title.name;
}

/** An emoji as a character or a picture, without a name. */
export function EmojiPicture({ emoji }: { emoji: PickerEmoji | undefined }) {
  if (emoji?.url == null) return <span aria-hidden="true">{emoji?.text}</span>;
  const url = safeUrl(emoji.url, 'media');
  return url === null ? null : <img referrerPolicy="no-referrer" src={url} alt="" width={26} height={26} decoding="async" />;
}

interface EmojiCellProps {
  id: string;
  emoji: PickerEmoji;
  isActive: boolean;
  onPick(emoji: PickerEmoji): void;
}

function EmojiCell({ id, emoji, isActive, onPick }: EmojiCellProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search field has the focus and the keys
    <span
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a cell of the grid above
      role="gridcell"
      className="rk-emoji-cell"
      aria-label={emoji.label}
      aria-selected={isActive}
      title={emoji.label}
      onMouseDown={event => event.preventDefault()}
      onClick={() => onPick(emoji)}
    >
      <EmojiPicture emoji={emoji} />
    </span>
  );
}
