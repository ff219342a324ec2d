import { CaptionsButton, DownloadLink, PlayButton, ReplayButton, Time } from '../controls/buttons.js';
import { ControlButton, Icon } from '../controls/control-button.js';
import type { PlayerParts } from '../controls/use-player-parts.js';
import { SettingsMenu } from '../controls/settings-menu.js';
import type { BarExtras } from '../controls/seek-bar.js';
import { Volume } from '../controls/volume.js';
import { usePlayer } from '../store/use-player.js';

interface AudioControlsProps extends PlayerParts {
  readonly extras: BarExtras | null;
}

/** The row of controls under the waveform. */
export function AudioControls({ store, texts, captions, download, hide, extras }: AudioControlsProps) {
  const isEnded = usePlayer(store, state => state.isEnded);
  return (
    <div className="rk-audio-controls">
      {isEnded ? <ReplayButton store={store} texts={texts} /> : <PlayButton store={store} texts={texts} />}
      <Time store={store} texts={texts} />
      <span className="rk-audio-space" />
      {hide && <ControlButton label={texts.hide} icon={<Icon name="hide" />} onClick={hide} />}
      {extras?.menu(texts)}
      <SettingsMenu store={store} texts={texts} captions={captions} />
      <CaptionsButton store={store} texts={texts} iconWhenOff="captionsOff" />
      <Volume store={store} texts={texts} />
      <DownloadLink href={download} texts={texts} />
    </div>
  );
}
