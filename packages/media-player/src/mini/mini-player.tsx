import { useMemo } from 'react';
import { Artwork } from '../audio/artwork.js';
import type { MiniPlayerStore, ReturnTarget } from '../audio/mini-store.dom.js';
import { useMini } from '../audio/use-mini-player.js';
import { PlayButton, ReplayButton, RetryButton, Time } from '../controls/buttons.js';
import { ControlButton, Icon } from '../controls/control-button.js';
import { playerKeyHandler } from '../controls/player-keys.js';
import { AUDIO_DRAG_MS } from '../controls/pointer.js';
import { SeekBar } from '../controls/seek-bar.js';
import { englishTexts, type PlayerTexts } from '../controls/texts.js';
import { audioKeymap } from '../store/keymap.js';
import { CONTAINER_CLASS, usePlayer } from '../store/use-player.js';

interface MiniPlayerProps {
  readonly store: MiniPlayerStore;
  readonly texts?: Partial<PlayerTexts> | undefined;
  /** Navigates to the page of audio whose player is unmounted; a plain link by default. */
  readonly onReturn?: ((href: string) => void) | undefined;
}

interface ReturnProps {
  readonly target: ReturnTarget;
  readonly label: string;
  readonly onReturn: ((href: string) => void) | undefined;
}

function ReturnControl({ target: { reveal, href }, label, onReturn }: ReturnProps) {
  if (reveal) return <ControlButton label={label} icon={<Icon name="back" />} data-part="return" onClick={reveal} />;
  if (href === null) return null;
  return (
    <a
      className="rk-player-button"
      data-part="return"
      href={href}
      aria-label={label}
      title={label}
      onClick={event => {
        if (!onReturn || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onReturn(href);
      }}
    >
      <Icon name="back" />
    </a>
  );
}

/** The player of docked audio; renders nothing without any (MED-06). */
export function MiniPlayer({ store: mini, texts: given, onReturn }: MiniPlayerProps) {
  const state = useMini(mini);
  const store = state?.audio.session.store ?? null;
  const isEnded = usePlayer(store, playerState => playerState.isEnded);
  const isLive = usePlayer(store, playerState => playerState.isLive);
  const failure = usePlayer(store, playerState => playerState.failure);
  const texts = useMemo(() => ({ ...englishTexts, ...given }), [given]);
  if (!state) return null;
  const { title, author, artwork } = state.audio;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of all its controls
    <section
      className={`${CONTAINER_CLASS} rk-mini`}
      aria-label={texts.miniPlayer}
      tabIndex={-1}
      onKeyDown={playerKeyHandler(store, audioKeymap)}
    >
      <div className="rk-mini-head">
        {artwork !== null && <Artwork key={artwork} src={artwork} />}
        <div className="rk-mini-names">
          <p className="rk-audio-title" dir="auto">
            {title || texts.audio}
          </p>
          {author !== '' && (
            <p className="rk-audio-author" dir="auto">
              {author}
            </p>
          )}
        </div>
        <ReturnControl target={state.returnTo} label={texts.returnToPlayer} onReturn={onReturn} />
        <ControlButton label={texts.close} icon={<Icon name="close" />} onClick={mini.close} />
      </div>
      <div className="rk-mini-controls">
        {isEnded ? <ReplayButton store={store} texts={texts} /> : <PlayButton store={store} texts={texts} />}
        {failure !== null ? (
          <output className="rk-audio-notice">
            {texts.failure(failure)}
            <RetryButton store={store} texts={texts} />
          </output>
        ) : (
          !isLive && <SeekBar store={store} texts={texts} dragMs={AUDIO_DRAG_MS} />
        )}
        <Time store={store} texts={texts} />
      </div>
    </section>
  );
}
