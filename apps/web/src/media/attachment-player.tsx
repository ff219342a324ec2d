import { AudioPlayer, VideoPlayer, type PlayerStore } from '@rookery/media-player';
import '@rookery/media-player/styles.css';
import { useLocale } from '@rookery/ui';
import { use, useCallback, useEffect, useRef } from 'react';
import type { ViewedMedia } from './viewed-media.js';
import { useSettings } from '../settings/settings-provider.js';
import { miniPlayer, playerTexts } from './players.js';
import { enableMiniDock } from './mini-dock-host.js';

export interface AttachmentPlayerProps {
  media: ViewedMedia;
  /** Accessible name. */
  name: string;
  /** Name of the post's author. */
  author: string;
  /** Picture shown with audio. */
  artwork: string | null;
  /** Address of the post, where the mini player leads back to. */
  returnHref: string;
  /** `playing`: at once, after a press. `muted`: automatically and without sound, while in view. `paused`: waits for the reader. */
  start: 'playing' | 'muted' | 'paused';
}

/** The player of a video or audio attachment. */
export function AttachmentPlayer({ media, name, author, artwork, returnHref, start }: AttachmentPlayerProps) {
  const { locale } = useLocale();
  const texts = use(playerTexts(locale));
  const { settings } = useSettings();
  const begin = useStart(start);
  // The press that loaded the player was on a button that is gone now: the player takes its focus. Not again when its page is shown
  // again.
  const hasFocused = useRef(start !== 'playing');
  const takeFocus = useCallback((box: HTMLElement | null) => {
    if (box === null || hasFocused.current) return;
    hasFocused.current = true;
    box.querySelector<HTMLElement>('.rk-player')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => enableMiniDock(), []);
  return (
    <div ref={takeFocus} className="app-player" data-kind={media.kind}>
      {media.kind === 'audio' ? (
        <AudioPlayer
          src={media.url}
          title={name}
          author={author}
          artwork={artwork}
          downloadUrl={media.url}
          texts={texts}
          miniPlayer={settings.miniPlayer && miniPlayer}
          returnHref={returnHref}
          autoPlay={start === 'muted'}
          onStore={begin}
        />
      ) : (
        <VideoPlayer
          src={media.url}
          label={name}
          {...(media.previewUrl !== null && { poster: media.previewUrl })}
          {...(media.size && { aspectRatio: media.size.width / media.size.height })}
          downloadUrl={media.url}
          texts={texts}
          loop={media.kind === 'clip'}
          autoPlay={start === 'muted'}
          onStore={begin}
        />
      )}
    </div>
  );
}

/** Plays the first store of a mount only: a player that renders again must not start again. */
function useStart(start: AttachmentPlayerProps['start']): (store: PlayerStore | null) => void {
  const isDone = useRef(start !== 'playing');
  return useCallback((store: PlayerStore | null) => {
    if (store === null || isDone.current) return;
    isDone.current = true;
    store.request({ type: 'play' });
  }, []);
}
