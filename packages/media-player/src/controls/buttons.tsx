import { ControlButton, Icon } from './control-button.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import type { PlayerTexts } from './texts.js';
import { timeText } from './time-text.js';
import { usePlayer } from '../store/use-player.js';

export interface ButtonProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
}

export function PlayButton({ store, texts }: ButtonProps) {
  const isPaused = usePlayer(store, state => state.isPaused || state.isEnded);
  return (
    <ControlButton
      label={isPaused ? texts.play : texts.pause}
      icon={isPaused ? <Icon name="play" /> : <Icon name="pause" />}
      onClick={() => store?.request({ type: 'togglePlay' })}
    />
  );
}

/** Plays from the start. */
export function ReplayButton({ store, texts }: ButtonProps) {
  return (
    <ControlButton
      label={texts.replay}
      icon={<Icon name="replay" />}
      data-part="replay"
      onClick={() => store?.request({ type: 'replay' })}
    />
  );
}

interface CaptionsButtonProps extends ButtonProps {
  /** The icon while captions are hidden. */
  iconWhenOff: 'captions' | 'captionsOff';
}

/** Toggles captions. Not rendered without caption tracks. */
export function CaptionsButton({ store, texts, iconWhenOff }: CaptionsButtonProps) {
  const hasTracks = usePlayer(store, state => state.textTracks.length > 0);
  const isOn = usePlayer(store, state => state.shownTrack !== null);
  if (!hasTracks) return null;
  return (
    <ControlButton
      label={texts.captions}
      icon={<Icon name={isOn ? 'captions' : iconWhenOff} />}
      isPressed={isOn}
      onClick={() => store?.request({ type: 'toggleCaptions' })}
    />
  );
}

/** Reloads after a failure. */
export function RetryButton({ store, texts }: ButtonProps) {
  return (
    <button type="button" className="rk-player-text-button" onClick={() => store?.request({ type: 'retry' })}>
      {texts.retry}
    </button>
  );
}

interface DownloadLinkProps {
  /** A safe address; `null` renders nothing. */
  href: string | null;
  texts: PlayerTexts;
}

export function DownloadLink({ href, texts }: DownloadLinkProps) {
  if (href === null) return null;
  return (
    <a className="rk-player-button" href={href} download aria-label={texts.download} title={texts.download}>
      <Icon name="download" />
    </a>
  );
}

/** The current time and the duration; "Live" for a live stream. */
export function Time({ store, texts }: ButtonProps) {
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
