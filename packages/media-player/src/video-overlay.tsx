import { Icon } from './icon.js';
import type { PlayerStore } from './player-store.js';
import type { PlayerTexts } from './texts.js';
import { usePlayer } from './use-player.js';

export interface VideoOverlayProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
}

/** What lies over the picture: why it does not play, that it is waited for, or the large button to start it. */
export function VideoOverlay({ store, texts }: VideoOverlayProps) {
  const failure = usePlayer(store, state => state.failure);
  const isWaiting = usePlayer(store, state => state.isWaiting);
  const isPaused = usePlayer(store, state => state.isPaused);
  const isEnded = usePlayer(store, state => state.isEnded);
  if (failure !== null)
    return (
      <div className="rk-player-failure" role="alert">
        <p>{texts.failure(failure)}</p>
        <button type="button" className="rk-player-text-button" onClick={() => store?.request({ type: 'retry' })}>
          {texts.retry}
        </button>
      </div>
    );
  if (isWaiting) return <div className="rk-player-waiting" title={texts.loading} />;
  if (!isPaused && !isEnded) return null;
  // The bar has the same button for the keyboard and for speech; this one is for pointers.
  return (
    <button
      type="button"
      className="rk-player-big"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => store?.request({ type: isEnded ? 'replay' : 'play' })}
    >
      {isEnded ? <Icon name="replay" /> : <Icon name="play" />}
    </button>
  );
}
