import { Icon } from './control-button.js';
import { CAPTION_BACKGROUNDS, CAPTION_SIZES, pageCaptions } from '../store/caption-settings.dom.js';
import type { CaptionSettings } from '../store/caption-settings.dom.js';
import { Menu } from './menu.js';
import type { MenuGroup } from './menu.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import type { PlayerQuality, PlayerTextTrack } from '../store/player-state.js';
import type { PlayerTexts } from './texts.js';
import { usePlayer } from '../store/use-player.js';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface SettingsMenuProps {
  store: PlayerStore | null;
  texts: PlayerTexts;
  captions: CaptionSettings;
}

/** The menu of speed, stream quality and captions (track, size, background). */
export function SettingsMenu({ store, texts, captions }: SettingsMenuProps) {
  const rate = usePlayer(store, state => state.rate);
  const tracks = usePlayer(store, state => state.textTracks);
  const shownTrack = usePlayer(store, state => state.shownTrack);
  const qualities = usePlayer(store, state => state.qualities);
  const quality = usePlayer(store, state => state.quality);
  const number = new Intl.NumberFormat(texts.locale);

  const optionsOf = <Value,>(
    values: readonly Value[],
    selected: Value,
    name: (value: Value) => string,
    select: (value: Value) => void,
  ) =>
    values.map(value => ({
      key: String(value),
      label: name(value),
      isSelected: value === selected,
      onSelect: () => select(value),
    }));

  const groups: MenuGroup[] = [
    {
      label: texts.speed,
      options: optionsOf(
        RATES,
        rate,
        value => texts.speedValue(number.format(value)),
        value => store?.request({ type: 'setRate', rate: value }),
      ),
    },
  ];
  if (qualities.length > 1) {
    const name = (index: number | null) =>
      qualityName(
        qualities.find(one => one.index === index),
        texts,
        number,
      );
    const values = [null, ...qualities.map(one => one.index)];
    groups.push({
      label: texts.quality,
      options: optionsOf(values, quality, name, index => store?.request({ type: 'setQuality', index })),
    });
  }
  if (tracks.length > 0) {
    const name = (index: number | null) =>
      trackName(
        tracks.find(track => track.index === index),
        texts,
        number,
      );
    const values = [null, ...tracks.map(track => track.index)];
    groups.push(
      {
        label: texts.captions,
        options: optionsOf(values, shownTrack, name, index => store?.request({ type: 'showTrack', index })),
      },
      {
        label: texts.captionSize,
        options: optionsOf(
          CAPTION_SIZES,
          captions.size,
          size => texts[size],
          size => pageCaptions.set({ ...captions, size }),
        ),
      },
      {
        label: texts.captionBackground,
        options: optionsOf(
          CAPTION_BACKGROUNDS,
          captions.background,
          background => texts[background],
          background => pageCaptions.set({ ...captions, background }),
        ),
      },
    );
  }
  return <Menu label={texts.settings} icon={<Icon name="speed" />} groups={groups} />;
}

function qualityName(quality: PlayerQuality | undefined, texts: PlayerTexts, number: Intl.NumberFormat): string {
  if (quality === undefined) return texts.automatic;
  return quality.height > 0 ? `${quality.height}p` : `${number.format(Math.round(quality.bitrate / 1000))} kbit/s`;
}

function trackName(track: PlayerTextTrack | undefined, texts: PlayerTexts, number: Intl.NumberFormat): string {
  if (track === undefined) return texts.captionsOff;
  return track.label || track.language || texts.trackNumber(number.format(track.index + 1));
}
