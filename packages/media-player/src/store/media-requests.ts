// One row per request. A request acts on the element and never writes state: the element's events do (media-facts.ts).
import type { PlaybackSettings, PlayerContext } from './player-context.js';
import { withExtras } from './player-context.js';
import { mediaFacts } from './media-facts.js';
import { clamp, seekBounds } from './player-state.js';

/** The arguments of each request. */
interface RequestValues {
  play: object;
  pause: object;
  togglePlay: object;
  /** Plays from the start. */
  replay: object;
  /** Reloads after a failure and resumes at the same time. */
  retry: object;
  toggleMute: object;
  setMuted: { readonly isMuted: boolean };
  /** 0 to 1; a value above 0 also unmutes. */
  setVolume: { readonly volume: number };
  changeVolumeBy: { readonly amount: number };
  seekTo: { readonly seconds: number };
  seekBy: { readonly seconds: number };
  /** 0 is the start, 1 is the end. */
  seekToFraction: { readonly fraction: number };
  /** Pauses and steps by whole frames; negative steps back. */
  stepFrame: { readonly frames: number };
  setRate: { readonly rate: number };
  toggleFullscreen: object;
  togglePictureInPicture: object;
  /** Index in `element.textTracks`; `null` hides all captions. */
  showTrack: { readonly index: number | null };
  toggleCaptions: object;
  setQuality: { readonly index: number | null };
}

export type RequestType = keyof RequestValues;

/** A command to a player. Relative seconds and amounts may be negative. */
export type PlayerRequest = { [Type in RequestType]: { readonly type: Type } & RequestValues[Type] }[RequestType];

type RequestTable = {
  readonly [Type in RequestType]: (context: PlayerContext, values: RequestValues[Type]) => void;
};

/** The volume after unmuting a player whose volume is 0. */
const AUDIBLE_VOLUME = 0.5;

const requests: RequestTable = {
  play: context => set(context, 'paused', false),
  pause: context => set(context, 'paused', true),
  togglePlay: context => set(context, 'paused', !context.element.paused && !context.element.ended),
  replay: context => {
    context.element.currentTime = 0;
    set(context, 'paused', false);
  },
  retry: context => retry(context),
  toggleMute: context => setMuted(context, !context.element.muted),
  setMuted: (context, { isMuted }) => setMuted(context, isMuted),
  setVolume: (context, { volume }) => setVolume(context, volume),
  changeVolumeBy: (context, { amount }) => setVolume(context, (context.element.muted ? 0 : context.element.volume) + amount),
  seekTo: (context, { seconds }) => seekTo(context, seconds),
  seekBy: (context, { seconds }) => seekTo(context, context.element.currentTime + seconds),
  seekToFraction: (context, { fraction }) => {
    const { start, end } = boundsOf(context);
    seekTo(context, start + (end - start) * fraction);
  },
  stepFrame: (context, { frames }) => {
    set(context, 'paused', true);
    seekTo(context, context.element.currentTime + frames * context.frameSeconds);
  },
  setRate: ({ element }, { rate }) => {
    element.playbackRate = clamp(rate, 0.25, 4);
  },
  toggleFullscreen: context => toggleFullscreen(context),
  togglePictureInPicture: context => togglePictureInPicture(context),
  showTrack: (context, { index }) => showTrack(context, index),
  toggleCaptions: context => {
    const isShown = mediaFacts.shownTrack.read(context) !== null;
    showTrack(context, isShown ? null : (mediaFacts.textTracks.read(context)[0]?.index ?? null));
  },
  setQuality: ({ source }, { index }) => source?.setQuality(index),
};

/** Applies a request to the element. A request that the browser rejects has no effect. */
export function applyRequest<Type extends RequestType>(
  context: PlayerContext,
  request: { readonly type: Type } & RequestValues[Type],
): void {
  requests[request.type](context, request);
}

/** Applies a setting, unless the page decides it. */
function set<Name extends keyof PlaybackSettings>(
  { element, hold }: PlayerContext,
  name: Name,
  value: PlaybackSettings[Name],
): void {
  if (hold?.(name, value)) return;
  if (name !== 'paused') Object.assign(element, { [name]: value });
  else if (value === true) element.pause();
  else attempt(() => element.play());
}

/**
 * Browsers refuse these without a user gesture, in a frame that may not, or when a pause interrupts them: some reject, others throw. The
 * element's events report the outcome.
 */
function attempt(request: () => unknown): void {
  try {
    const outcome = request();
    if (outcome instanceof Promise) outcome.catch(() => undefined);
  } catch {
    // As it was.
  }
}

function boundsOf(context: PlayerContext) {
  return seekBounds(mediaFacts.duration.read(context), mediaFacts.seekable.read(context));
}

function seekTo(context: PlayerContext, seconds: number): void {
  const { start, end } = boundsOf(context);
  if (end <= start || Number.isNaN(seconds)) return;
  context.element.currentTime = clamp(seconds, start, end);
}

function setVolume(context: PlayerContext, wanted: number): void {
  const volume = Math.round(clamp(wanted, 0, 1) * 100) / 100;
  set(context, 'volume', volume);
  set(context, 'muted', volume === 0);
}

function setMuted(context: PlayerContext, isMuted: boolean): void {
  if (!isMuted && context.element.volume === 0) set(context, 'volume', AUDIBLE_VOLUME);
  set(context, 'muted', isMuted);
}

function retry(context: PlayerContext): void {
  const { element, source, keepTime } = context;
  keepTime();
  if (source) source.reload();
  else element.load();
  set(context, 'paused', false);
}

function showTrack({ element }: PlayerContext, index: number | null): void {
  Array.from(element.textTracks).forEach((track, position) => {
    if (track.kind !== 'captions' && track.kind !== 'subtitles') return;
    track.mode = position === index ? 'showing' : 'disabled';
  });
}

function toggleFullscreen(context: PlayerContext): void {
  const { element, container } = context;
  const extras = withExtras(element);
  const { ownerDocument } = container;
  if (mediaFacts.isFullscreen.read(context))
    attempt(() => (ownerDocument.fullscreenElement ? ownerDocument.exitFullscreen() : extras.webkitExitFullscreen?.()));
  else if (ownerDocument.fullscreenEnabled && typeof container.requestFullscreen === 'function')
    attempt(() => container.requestFullscreen());
  else if (extras.webkitSupportsFullscreen) attempt(() => extras.webkitEnterFullscreen?.());
}

function togglePictureInPicture(context: PlayerContext): void {
  const { element } = context;
  if (!mediaFacts.can.read(context).pictureInPicture) return;
  const extras = withExtras(element);
  const isShown = mediaFacts.isPictureInPicture.read(context);
  attempt(() => {
    if (!extras.requestPictureInPicture) return extras.webkitSetPresentationMode?.(isShown ? 'inline' : 'picture-in-picture');
    return isShown ? element.ownerDocument.exitPictureInPicture() : extras.requestPictureInPicture();
  });
}
