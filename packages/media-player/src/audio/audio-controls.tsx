import { Icon } from '../icon.js';
import type { CaptionSettings } from '../caption-settings.js';
import { ControlButton } from '../control-button.js';
import { PlayButton, ReplayButton, Time } from '../play-buttons.js';
import type { PlayerStore } from '../player-store.js';
import { SettingsMenu } from '../settings-menu.js';
import type { PlayerTexts } from '../texts.js';
import { usePlayer } from '../use-player.js';
import { Volume } from '../volume.js';

export interface AudioControlsProps {
  readonly store: PlayerStore | null;
  readonly texts: PlayerTexts;
  readonly captions: CaptionSettings;
  /** Address of the file to save, where that is allowed. */
  readonly download: string | null;
  /** Covers a sensitive sound again. */
  readonly onHide: (() => void) | null;
}

/** The row of controls under the waveform. */
export function AudioControls({ store, texts, captions, download, onHide }: AudioControlsProps) {
  const isEnded = usePlayer(store, state => state.isEnded);
  const hasTracks = usePlayer(store, state => state.textTracks.length > 0);
  const hasCaptions = usePlayer(store, state => state.shownTrack !== null);
  return (
    <div className="rk-audio-controls">
      {isEnded ? <ReplayButton store={store} texts={texts} /> : <PlayButton store={store} texts={texts} />}
      <Time store={store} texts={texts} />
      <span className="rk-audio-space" />
      {onHide && <ControlButton label={texts.hide} icon={<Icon name="hide" />} onClick={onHide} />}
      <SettingsMenu store={store} texts={texts} captions={captions} />
      {hasTracks && (
        <ControlButton
          label={texts.captions}
          icon={hasCaptions ? <Icon name="captions" /> : <Icon name="captionsOff" />}
          isPressed={hasCaptions}
          onClick={() => store?.request({ type: 'toggleCaptions' })}
        />
      )}
      <Volume store={store} texts={texts} />
      {download !== null && (
        <a className="rk-player-button" href={download} download="" aria-label={texts.download} title={texts.download}>
          <Icon name="download" />
        </a>
      )}
    </div>
  );
}
