import { useEffect, useState } from 'react';
import type { CaptionSettings } from '../store/caption-settings.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { usePlayer } from '../store/use-player.js';

/** The text of a cue, without markup. */
function textOf(cue: TextTrackCue): string {
  const { getCueAsHTML, text } = cue as Partial<VTTCue>;
  return getCueAsHTML?.call(cue as VTTCue).textContent ?? text ?? '';
}

interface AudioCaptionsProps {
  readonly store: PlayerStore | null;
  readonly settings: CaptionSettings;
}

/** The active cues of the visible track. Browsers render captions for video only. */
export function AudioCaptions({ store, settings }: AudioCaptionsProps) {
  const shown = usePlayer(store, state => state.shownTrack);
  const [text, setText] = useState('');
  useEffect(() => {
    const track = shown === null ? null : store?.element.textTracks[shown];
    if (!track) return;
    const read = () => setText(Array.from(track.activeCues ?? [], textOf).join('\n'));
    read();
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      setText('');
    };
  }, [store, shown]);
  return shown === null ? null : (
    <p className="rk-audio-captions" dir="auto" data-size={settings.size} data-background={settings.background}>
      {text}
    </p>
  );
}
