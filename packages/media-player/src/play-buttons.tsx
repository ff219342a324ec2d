import { Icon } from './icon.js';
import { ControlButton } from './control-button.js';
import type { PlayerStore } from './player-store.js';
import type { PlayerTexts } from './texts.js';
import { timeText } from './time-text.js';
import { usePlayer } from './use-player.js';

export interface PlayButtonsProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
}

/** Play or pause. */
export function PlayButton({ store, texts }: PlayButtonsProps) {
  const isPaused = usePlayer(store, state => state.isPaused || state.isEnded);
  return (
    <ControlButton
      label={isPaused ? texts.play : texts.pause}
      icon={isPaused ? <Icon name="play" /> : <Icon name="pause" />}
      onClick={() => store?.request({ type: 'togglePlay' })}
    />
  );
}

/** From the start again. */
export function ReplayButton({ store, texts }: PlayButtonsProps) {
  return (
    <ControlButton
      label={texts.replay}
      icon={<Icon name="replay" />}
      data-part="replay"
      onClick={() => store?.request({ type: 'replay' })}
    />
  );
}

/** Where it is and how long it takes; a live stream has no length, and says so. */
export function Time({ store, texts }: PlayButtonsProps) {
  const seconds = usePlayer(store, state => Math.floor(state.currentTime));
  const duration = usePlayer(store, state => state.duration);
  const isLive = usePlayer(store, state => state.isLive);
  if (isLive) return <span className="rk-player-live">{texts.live}</span>;
  return (
    <span className="rk-player-time" dir="ltr">
      {timeText(seconds)}
      {duration !== null && ` / ${timeText(duration)}`}
    </span>
  );
}
