import { anAttachment, aStatus } from '@rookery/api-client/testing';
import { MessagesProvider } from '@rookery/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Status } from '../standalone/status.js';
import { AttachmentPlayer, type AttachmentPlayerProps } from './attachment-player.js';
import { Attachment } from './attachment.js';
import { lazyPlayer } from './lazy-player.js';
import { PlayableAttachment } from './playable-attachment.js';
import { StatusViewer } from './status-viewer.js';
import type { ShownMedia } from './slides.js';

// The dialog and the players are lazy-loaded: load them first, so that no test waits for them.
beforeAll(async () => {
  // jsdom has no canvas, and does not play.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  await Promise.all([import('@rookery/ui/modal'), import('./status-slides.js'), import('@rookery/media-player/locales/ar')]);
});

const url = 'https://tram.example/files/1';
const video = anAttachment({ id: '1', type: 'video', url: `${url}.mp4`, description: 'Launch day', preview_url: null });
const audio = anAttachment({ id: '2', type: 'audio', url: `${url}.mp3`, description: 'Rain', preview_url: null });
const picture = anAttachment({ id: '3', type: 'image', url: `${url}.png`, description: 'The depot' });
const post = aStatus({ id: '7', media_attachments: [video] });
const gallery = aStatus({ id: '8', media_attachments: [picture, audio] });
const slots = { Attachment };

function Page({ status = gallery }: { status?: typeof post }) {
  const [shown, setShown] = useState<ShownMedia | null>(null);
  return (
    <>
      <Status status={status} slots={slots} onOpenMedia={(opened, index) => setShown({ status: opened, index })} />
      <StatusViewer shown={shown} onShow={setShown} />
    </>
  );
}

test('[MED-01] a post from props loads its player and the file on the first press', async () => {
  const { container } = render(<Status status={post} slots={slots} />);
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play: Launch day' }));
  const player = await screen.findByRole('group', { name: /Launch day/ });
  expect(player).toHaveFocus();
  expect(container.querySelector('video')).not.toBeNull();
});

test('has the texts of the players in the language of the page', async () => {
  render(
    <MessagesProvider locale="ar-EG">
      <Status status={post} slots={slots} />
    </MessagesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play: Launch day' }));
  expect(await screen.findByRole('button', { name: /كتم/ })).toBeVisible();
});

test("plays with the browser's own player where the player's code cannot be loaded", async () => {
  const Player = lazyPlayer(() => Promise.reject(new TypeError('Failed to fetch')));
  const own = { Attachment: (props: Parameters<typeof Attachment>[0]) => <PlayableAttachment {...props} Player={Player} /> };
  const { container } = render(<Status status={post} slots={own} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play: Launch day' }));
  await waitFor(() => expect(container.querySelector('video[controls]')).toHaveAttribute('aria-label', 'Launch day'));
});

test('[MED-06] reports a post that is left after the press and before its player has begun', async () => {
  const onLeaveEarly = vi.fn<(props: AttachmentPlayerProps) => void>();
  let load: (player: typeof AttachmentPlayer) => void = () => undefined;
  const loading = new Promise<typeof AttachmentPlayer>(done => (load = done));
  const Player = lazyPlayer(() => loading);
  const own = {
    Attachment: (props: Parameters<typeof Attachment>[0]) => (
      <PlayableAttachment {...props} Player={Player} onLeaveEarly={onLeaveEarly} />
    ),
  };
  const sound = aStatus({ id: '9', media_attachments: [audio] });
  const unpressed = render(<Status status={sound} slots={own} />);
  unpressed.unmount();
  expect(onLeaveEarly).not.toHaveBeenCalled();
  const early = render(<Status status={sound} slots={own} />);
  await userEvent.click(screen.getByRole('button', { name: /^Play: Rain/ }));
  early.unmount();
  expect(onLeaveEarly).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Rain', start: 'playing' }));
  load(AttachmentPlayer);
  const later = render(<Status status={sound} slots={own} />);
  await userEvent.click(screen.getByRole('button', { name: /^Play: Rain/ }));
  await screen.findByRole('group', { name: /Rain/ });
  later.unmount();
  expect(onLeaveEarly).toHaveBeenCalledOnce();
});

test("plays audio of a gallery with the browser's own player where there is no viewer", async () => {
  const { container } = render(<Status status={gallery} slots={slots} />);
  await userEvent.click(screen.getByRole('button', { name: /^Play: Rain/ }));
  expect(container.querySelector('audio[controls]')).toHaveAttribute('src', `${url}.mp3`);
});

test('[MOD-13] a press on an attachment opens the viewer at it, Escape closes it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /^Play: Rain/ }));
  expect(await screen.findByRole('dialog', { name: 'Media 2 of 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'The depot' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the viewer of a reblog shows the media of the post inside', async () => {
  render(<StatusViewer shown={{ status: aStatus({ id: '9', reblog: gallery }), index: 0 }} onShow={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'Media 1 of 2' })).toBeVisible();
});
