import { Menu } from '../controls/menu.js';
import { timeText } from '../controls/time-text.js';
import { usePlayerParts } from '../controls/use-player-parts.js';
import { usePlayer } from '../store/use-player.js';
import { useChapters } from './use-chapters.js';

/** The menu of chapters, which seeks to one. Not rendered without a track of chapters. */
export function ChaptersMenu() {
  const { store, texts } = usePlayerParts();
  const chapters = useChapters(store, texts.locale);
  const current = usePlayer(store, state => chapters?.indexAt(state.currentTime));
  if (chapters === null) return null;
  const options = chapters.list.map(({ start, title }, index) => ({
    key: String(index),
    label: `${timeText(start)} ${title}`,
    isSelected: index === current,
    onSelect: () => store?.request({ type: 'seekTo', seconds: start }),
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
