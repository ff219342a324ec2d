import { Icon } from './icon.js';
import { ControlButton } from './control-button.js';
import { requestForSliderKey } from './keymap.js';
import { takeKey } from './player-keys.js';
import type { PlayerStore } from './player-store.js';
import { AUDIO_DRAG_MS } from './seek.js';
import { Slider } from './slider.js';
import type { PlayerTexts } from './texts.js';
import { percentText } from './texts.js';
import { usePlayer } from './use-player.js';

export interface VolumeProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
}

/** Mute, and how loud: the loudness only where the page may set it. */
export function Volume({ store, texts }: VolumeProps) {
  const volume = usePlayer(store, state => state.volume);
  const isMuted = usePlayer(store, state => state.isMuted);
  const canSet = usePlayer(store, state => state.can.setVolume);
  const heard = isMuted ? 0 : volume;
  return (
    <div className="rk-player-volume">
      <ControlButton
        label={isMuted ? texts.unmute : texts.mute}
        icon={heard === 0 ? <Icon name="muted" /> : <Icon name="volume" />}
        onClick={() => store?.request({ type: 'toggleMute' })}
      />
      {canSet && (
        <Slider
          label={texts.volume}
          className="rk-player-loudness"
          value={heard}
          max={1}
          valueText={texts.volumeValue(percentText(volume, texts.locale), isMuted)}
          dragMs={AUDIO_DRAG_MS}
          onMove={next => store?.request({ type: 'setVolume', volume: next })}
          onKeyDown={event => takeKey(event, requestForSliderKey(event, 'volume'), store)}
        >
          <svg className="rk-player-line" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
            <rect data-part="volume" width={heard * 1000} height={1} />
          </svg>
        </Slider>
      )}
    </div>
  );
}
