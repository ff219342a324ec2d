import { ControlButton, Icon } from './control-button.js';
import { requestForSliderKey } from '../store/keymap.js';
import { handleKey } from './player-keys.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { AUDIO_DRAG_MS } from './pointer.js';
import { Slider } from './slider.js';
import type { PlayerTexts } from './texts.js';
import { percentText } from './texts.js';
import { usePlayer } from '../store/use-player.js';

interface VolumeProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
}

/** The mute button and the volume slider. The slider is omitted where only the hardware keys set the volume. */
export function Volume({ store, texts }: VolumeProps) {
  const volume = usePlayer(store, state => state.volume);
  const isMuted = usePlayer(store, state => state.isMuted);
  const canSet = usePlayer(store, state => state.can.setVolume);
  const audible = isMuted ? 0 : volume;
  return (
    <div className="rk-player-volume">
      <ControlButton
        label={isMuted ? texts.unmute : texts.mute}
        icon={audible === 0 ? <Icon name="muted" /> : <Icon name="volume" />}
        onClick={() => store?.request({ type: 'toggleMute' })}
      />
      {canSet && (
        <Slider
          label={texts.volume}
          className="rk-player-loudness"
          value={audible}
          max={1}
          valueText={texts.volumeValue(percentText(volume, texts.locale), isMuted)}
          dragMs={AUDIO_DRAG_MS}
          onMove={next => store?.request({ type: 'setVolume', volume: next })}
          onKeyDown={event => handleKey(event, requestForSliderKey(event, 'volume'), store)}
        >
          <svg className="rk-player-line" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
            <rect data-part="volume" width={audible * 1000} height={1} />
          </svg>
        </Slider>
      )}
    </div>
  );
}
