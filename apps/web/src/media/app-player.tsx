import { playDocked } from '@rookery/media-player';
import '@rookery/media-player/styles.css';
import { AttachmentPlayer, type AttachmentPlayerProps } from '@rookery/timeline/media';
import { useEffect } from 'react';
import { inApp } from '../routing/base.dom.js';
import { useSettings } from '../settings/settings-provider.js';
import { enableMiniDock } from './mini-dock-host.js';
import { MiniDock } from './mini-dock.js';
import { miniPlayer } from './mini-player.js';

/** The player of an attachment, whose audio continues in the app's mini player. */
export function AppPlayer(props: AttachmentPlayerProps) {
  const { settings } = useSettings();
  useEffect(() => enableMiniDock(MiniDock), []);
  return <AttachmentPlayer {...props} returnHref={inApp(props.returnHref)} miniPlayer={settings.miniPlayer && miniPlayer} />;
}

/** Plays audio in the mini player whose page was left before its player had begun (MED-06). */
export function playInMiniPlayer({ media, name, author, artwork, returnHref }: AttachmentPlayerProps): void {
  enableMiniDock(MiniDock);
  playDocked(miniPlayer, { src: media.url, title: name, author, artwork, returnHref: inApp(returnHref) });
}
