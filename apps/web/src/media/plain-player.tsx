/* oxlint-disable jsx-a11y/media-has-caption -- captions do not exist on the wire: the description is all a server can give */
import type { AttachmentPlayerProps } from './attachment-player.js';

/** The browser's own player. */
export function PlainPlayer({ media, name, start }: AttachmentPlayerProps) {
  const settings = { src: media.url, controls: true, autoPlay: true, muted: start === 'quietly', 'aria-label': name };
  return media.kind === 'audio' ? (
    <audio {...settings} />
  ) : (
    <video {...settings} poster={media.previewUrl ?? undefined} playsInline />
  );
}
