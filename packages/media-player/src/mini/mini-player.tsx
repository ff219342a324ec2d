import { Icon } from '../icon.js';
import { useMemo } from 'react';
import { Artwork } from '../audio/artwork.js';
import { ControlButton } from '../control-button.js';
import { audioKeymap } from '../keymap.js';
import { PlayButton, ReplayButton, Time } from '../play-buttons.js';
import { playerKeyHandler } from '../player-keys.js';
import { SeekBar } from '../seek-bar.js';
import { AUDIO_DRAG_MS } from '../seek.js';
import { englishTexts, type PlayerTexts } from '../texts.js';
import { CONTAINER_CLASS, usePlayer } from '../use-player.js';
import { useMini } from './use-mini.js';
import type { MiniPlayerStore, ReturnPlace } from './mini-store.js';

export interface MiniPlayerProps {
  readonly store: MiniPlayerStore;
  readonly texts?: Partial<PlayerTexts> | undefined;
  /** Goes to the page of a sound whose player is gone; a plain link by default. */
  readonly onReturn?: ((href: string) => void) | undefined;
}

interface ReturnProps {
  readonly place: ReturnPlace;
  readonly label: string;
  readonly onReturn: ((href: string) => void) | undefined;
}

function ReturnControl({ place: { go, href }, label, onReturn }: ReturnProps) {
  if (go) return <ControlButton label={label} icon={<Icon name="back" />} data-part="return" onClick={go} />;
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

/** The docked player that goes on with a sound out of view; nothing when there is none. Behaviour 12.4. */
export function MiniPlayer({ store: mini, texts: given, onReturn }: MiniPlayerProps) {
  const state = useMini(mini);
  const store = state?.medium.session.store ?? null;
  const isEnded = usePlayer(store, facts => facts.isEnded);
  const isLive = usePlayer(store, facts => facts.isLive);
  const failure = usePlayer(store, facts => facts.failure);
  const texts = useMemo(() => ({ ...englishTexts, ...given }), [given]);
  if (!state) return null;
  const { title, author, artwork } = state.medium;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes the keys of all its controls
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
        <ReturnControl place={state.returnTo} label={texts.returnToPlayer} onReturn={onReturn} />
        <ControlButton label={texts.close} icon={<Icon name="close" />} onClick={mini.close} />
      </div>
      <div className="rk-mini-controls">
        {isEnded ? <ReplayButton store={store} texts={texts} /> : <PlayButton store={store} texts={texts} />}
        {failure !== null ? (
          <output className="rk-audio-notice">
            {texts.failure(failure)}
            <button type="button" className="rk-player-text-button" onClick={() => store?.request({ type: 'retry' })}>
              {texts.retry}
            </button>
          </output>
        ) : (
          !isLive && <SeekBar store={store} texts={texts} dragMs={AUDIO_DRAG_MS} />
        )}
        <Time store={store} texts={texts} />
      </div>
    </section>
  );
}
