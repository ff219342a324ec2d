import type { PlayerFailure } from '../store/player-state.js';

/** All texts of the players. Texts with values are functions. The `texts` prop accepts any subset. */
export interface PlayerTexts {
  /** Language of spoken times and numbers, BCP 47. */
  readonly locale: string;
  readonly video: string;
  readonly audio: string;
  readonly play: string;
  readonly pause: string;
  readonly replay: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  /** `percent` is formatted, with its sign. */
  volumeValue(percent: string, isMuted: boolean): string;
  readonly seek: string;
  /** Both times are spelled out: "1 minute 5 seconds". */
  position(time: string, total: string): string;
  readonly live: string;
  readonly captions: string;
  readonly captionsOff: string;
  readonly chapters: string;
  readonly captionSize: string;
  readonly small: string;
  readonly normal: string;
  readonly large: string;
  readonly captionBackground: string;
  readonly shaded: string;
  readonly solid: string;
  readonly none: string;
  readonly settings: string;
  readonly speed: string;
  /** `rate` is formatted as a number. */
  speedValue(rate: string): string;
  readonly quality: string;
  readonly automatic: string;
  readonly enterPictureInPicture: string;
  readonly leavePictureInPicture: string;
  readonly enterFullscreen: string;
  readonly leaveFullscreen: string;
  readonly download: string;
  readonly loading: string;
  failure(kind: PlayerFailure): string;
  readonly retry: string;
  readonly sensitive: string;
  readonly show: string;
  readonly hide: string;
  /** The name of a track without a label. */
  trackNumber(number: string): string;
  readonly playingElsewhere: string;
  readonly returnHere: string;
  /** The name of the mini player, which continues audio that left the view. */
  readonly miniPlayer: string;
  /** Returns from the mini player to the inline player. */
  readonly returnToPlayer: string;
  readonly close: string;
}

const failures: Readonly<Record<PlayerFailure, string>> = {
  network: 'The connection was lost.',
  decode: 'This file is damaged.',
  unsupported: 'This file cannot be played.',
};

/** English texts. */
export const englishTexts: PlayerTexts = {
  locale: 'en',
  video: 'Video',
  audio: 'Audio',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  volumeValue: (percent, isMuted) => (isMuted ? `${percent}, muted` : percent),
  seek: 'Time',
  position: (time, total) => `${time} of ${total}`,
  live: 'Live',
  captions: 'Captions',
  captionsOff: 'Off',
  chapters: 'Chapters',
  captionSize: 'Caption size',
  small: 'Small',
  normal: 'Normal',
  large: 'Large',
  captionBackground: 'Caption background',
  shaded: 'Shaded',
  solid: 'Solid',
  none: 'None',
  settings: 'Playback settings',
  speed: 'Speed',
  speedValue: rate => `${rate}×`,
  quality: 'Quality',
  automatic: 'Automatic',
  enterPictureInPicture: 'Picture-in-picture',
  leavePictureInPicture: 'Leave picture-in-picture',
  enterFullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  download: 'Download',
  loading: 'Loading',
  failure: kind => failures[kind],
  retry: 'Try again',
  sensitive: 'Sensitive content',
  show: 'Show',
  hide: 'Hide',
  trackNumber: number => `Track ${number}`,
  playingElsewhere: 'Playing in the mini player',
  returnHere: 'Return here',
  miniPlayer: 'Mini player',
  returnToPlayer: 'Return',
  close: 'Close',
};

/** A fraction, 0 to 1, as a localized percentage. */
export function percentText(fraction: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(fraction);
}
