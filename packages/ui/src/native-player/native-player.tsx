/* oxlint-disable jsx-a11y/media-has-caption -- the API carries no captions: a description is all that a server can give */
export interface NativePlayerProps {
  kind: 'audio' | 'video';
  src: string;
  label: string;
  poster?: string | undefined;
  /** Plays as soon as it can. Default: waits, and loads nothing until it is played. */
  autoPlay?: boolean;
  muted?: boolean;
}

/** The browser's own player: the fallback where an application has no player of its own, or could not load it. */
export function NativePlayer({ kind, src, label, poster, autoPlay = false, muted = false }: NativePlayerProps) {
  const shared = { src, autoPlay, muted, controls: true, preload: autoPlay ? 'auto' : 'none', 'aria-label': label } as const;
  return kind === 'audio' ? <audio {...shared} /> : <video {...shared} poster={poster} playsInline />;
}
