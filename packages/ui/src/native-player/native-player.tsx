/* oxlint-disable jsx-a11y/media-has-caption -- the API carries no captions: a description is all that a server can give */
export interface NativePlayerProps {
  /** The element that plays. */
  kind: 'audio' | 'video';
  /** URL of the file. */
  src: string;
  /** Names the player. */
  label: string;
  /** URL of the picture before the first frame. */
  poster?: string | undefined;
  /** Plays as soon as it can. Default: waits, and loads nothing until it is played. */
  autoPlay?: boolean;
  /** Plays without sound. */
  muted?: boolean;
}

/** The browser's own player: the fallback where an application has no player of its own, or could not load it. */
export function NativePlayer({ kind, src, label, poster, autoPlay = false, muted = false }: NativePlayerProps) {
  const shared = { src, autoPlay, muted, controls: true, preload: autoPlay ? 'auto' : 'none', 'aria-label': label } as const;
  return kind === 'audio' ? <audio {...shared} /> : <video {...shared} poster={poster} playsInline />;
}
