import { RetryButton } from '../controls/buttons.js';
import { Icon } from '../controls/control-button.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import type { PlayerTexts } from '../controls/texts.js';
import { usePlayer } from '../store/use-player.js';

interface VideoOverlayProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
}

/** The overlay of a video: the failure message, the loading indicator or the large play button. */
export function VideoOverlay({ store, texts }: VideoOverlayProps) {
  const failure = usePlayer(store, state => state.failure);
  const isWaiting = usePlayer(store, state => state.isWaiting);
  const isPaused = usePlayer(store, state => state.isPaused);
  const isEnded = usePlayer(store, state => state.isEnded);
  if (failure !== null)
    return (
      <div className="rk-player-failure" role="alert">
        <p>{texts.failure(failure)}</p>
        <RetryButton store={store} texts={texts} />
      </div>
    );
  if (isWaiting) return <div className="rk-player-waiting" title={texts.loading} />;
  if (!isPaused && !isEnded) return null;
  // For pointers only: the control bar has the same button for the keyboard and screen readers.
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
