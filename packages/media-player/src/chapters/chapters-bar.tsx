import type { ReactNode } from 'react';
import { Line, SeekBar } from '../controls/seek-bar.js';
import { usePlayerParts } from '../controls/use-player-parts.js';
import { usePlayer } from '../store/use-player.js';
import { useChapters } from './use-chapters.js';

interface ChaptersBarProps {
  /** Rendered above the time under the pointer. */
  readonly preview: (seconds: number) => ReactNode;
}

/** The time slider with the starts of chapters, and with their titles in its tooltip and its spoken value. */
export function ChaptersBar({ preview }: ChaptersBarProps) {
  const { store, texts } = usePlayerParts();
  const duration = usePlayer(store, state => state.duration);
  const buffered = usePlayer(store, state => state.buffered);
  const chapters = useChapters(store, texts.locale);
  const titleAt = (seconds: number) => chapters?.list[chapters.indexAt(seconds)]?.title;
  const current = usePlayer(store, state => titleAt(state.currentTime));
  const position = (time: string, total: string) => `${texts.position(time, total)} – ${current}`;
  return (
    <SeekBar
      store={store}
      texts={current === undefined ? texts : { ...texts, position }}
      visual={played => (
        <>
          <Line played={played} buffered={buffered} duration={duration} />
          {chapters && duration !== null && <Marks fractions={chapters.marks(duration)} />}
        </>
      )}
      preview={seconds => (
        <>
          {preview(seconds)}
          <Title text={titleAt(seconds)} />
        </>
      )}
    />
  );
}

/** The title of the chapter under the pointer. */
function Title({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="rk-player-chapter" dir="auto">
      {text}
    </span>
  );
}

function Marks({ fractions }: { readonly fractions: readonly number[] }) {
  return (
    <svg className="rk-player-marks" aria-hidden="true">
      {fractions.map(fraction => (
        <rect key={fraction} x={`${fraction * 100}%`} width={3} height="100%" />
      ))}
    </svg>
  );
}
