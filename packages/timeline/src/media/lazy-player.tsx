import { lazyPart, NativePlayer } from '@rookery/ui';
import type { ComponentType } from 'react';
import type { AttachmentPlayerProps } from './attachment-player.js';

/** A player whose code loads when it mounts; until then its `placeholder` is shown. The browser's own player where the code cannot be loaded. */
export function lazyPlayer(load: () => Promise<ComponentType<AttachmentPlayerProps>>): ComponentType<AttachmentPlayerProps> {
  const Part = lazyPart(() => load().catch(() => FallbackPlayer));
  return function LazyPlayer(props) {
    return <Part {...props} fallback={props.placeholder} />;
  };
}

/** The browser's own player. */
export function FallbackPlayer({ media, name, start }: AttachmentPlayerProps) {
  return (
    <NativePlayer
      kind={media.kind === 'audio' ? 'audio' : 'video'}
      src={media.url}
      poster={media.previewUrl ?? undefined}
      label={name}
      autoPlay={start !== 'paused'}
      muted={start === 'muted'}
    />
  );
}
