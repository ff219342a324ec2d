import { Menu } from '../controls/menu.js';
import type { PlayerTexts } from '../controls/texts.js';
import { timeText } from '../controls/time-text.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { usePlayer } from '../store/use-player.js';
import { chapterAt, type Chapter } from './chapter-list.js';

interface ChaptersMenuProps {
  readonly store: PlayerStore;
  readonly texts: PlayerTexts;
  readonly chapters: readonly Chapter[];
}

/** The menu of chapters, which seeks to one. */
export function ChaptersMenu({ store, texts, chapters }: ChaptersMenuProps) {
  const current = usePlayer(store, state => chapterAt(chapters, state.currentTime));
  const options = chapters.map(({ start, title }, index) => ({
    key: String(index),
    label: `${timeText(start)} ${title}`,
    isSelected: index === current,
    onSelect: () => store.request({ type: 'seekTo', seconds: start }),
  }));
  const icon = (
    <svg className="rk-player-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 6h11.5M9 12h11.5M9 18h11.5M3.5 6h1M3.5 12h1M3.5 18h1" />
    </svg>
  );
  return (
    <div className="rk-player-chapters">
      <Menu label={texts.chapters} icon={icon} groups={[{ label: texts.chapters, options }]} />
    </div>
  );
}
