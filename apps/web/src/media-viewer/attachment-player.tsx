import type { ViewedMedia } from './viewed-media.js';

export interface AttachmentPlayerProps {
  media: ViewedMedia;
  /** Starts by itself, without sound, and repeats. */
  isAutomatic: boolean;
}

/** A film or a sound of a post. */
export function AttachmentPlayer({ media, isAutomatic }: AttachmentPlayerProps) {
  const { kind, url, previewUrl, description } = media;
  if (kind === 'audio') return <audio src={url} controls aria-label={description} />;
  return (
    <video
      src={url}
      poster={previewUrl ?? undefined}
      controls
      autoPlay={isAutomatic}
      muted={isAutomatic}
      loop={isAutomatic}
      playsInline
      aria-label={description}
    />
  );
}
