import { CaptionsButton, DownloadLink, PlayButton, ReplayButton, Time } from '../controls/buttons.js';
import { ControlButton, Icon } from '../controls/control-button.js';
import { SettingsMenu } from '../controls/settings-menu.js';
import type { PlayerTexts } from '../controls/texts.js';
import { Volume } from '../controls/volume.js';
import type { CaptionSettings } from '../store/caption-settings.dom.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { usePlayer } from '../store/use-player.js';

interface AudioControlsProps {
  readonly store: PlayerStore | null;
  readonly texts: PlayerTexts;
  readonly captions: CaptionSettings;
  /** Safe address of the file to download; `null` for no link. */
  readonly download: string | null;
  /** Covers sensitive audio again; `null` for audio that is not sensitive. */
  readonly onHide: (() => void) | null;
}

/** The row of controls under the waveform. */
export function AudioControls({ store, texts, captions, download, onHide }: AudioControlsProps) {
  const isEnded = usePlayer(store, state => state.isEnded);
  return (
    <div className="rk-audio-controls">
      {isEnded ? <ReplayButton store={store} texts={texts} /> : <PlayButton store={store} texts={texts} />}
      <Time store={store} texts={texts} />
      <span className="rk-audio-space" />
      {onHide && <ControlButton label={texts.hide} icon={<Icon name="hide" />} onClick={onHide} />}
      <SettingsMenu store={store} texts={texts} captions={captions} />
      <CaptionsButton store={store} texts={texts} iconWhenOff="captionsOff" />
      <Volume store={store} texts={texts} />
      <DownloadLink href={download} texts={texts} />
    </div>
  );
}
