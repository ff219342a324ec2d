import type { PreviewCard } from '@rookery/api-client';
import { aCard, anAttachment, aStatus } from '@rookery/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { AttachmentSlotProps } from '../options/timeline-options.js';
import type { TimelineOptions } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';
import { Status } from './status.js';

vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
afterEach(cleanup);

const now = () => Date.parse('2026-11-20T12:00:00.000Z');

function draw(overrides: Parameters<typeof aStatus>[0], options: Partial<TimelineOptions> = {}) {
  return render(
    <TimelineProvider options={{ isSignedIn: true, ...options }}>
      <Status status={aStatus(overrides)} now={now} />
    </TimelineProvider>,
  );
}
const drawCard = (card: Partial<PreviewCard>, options?: Partial<TimelineOptions>) => draw({ card: aCard(card) }, options);

const PLAYER = '<iframe src="https://player.test/embed/1" onload="parent.broken = 1"></iframe><script>parent.broken = 1</script>';

it('[STAT-01] shows the provider, the date, the title, the description and the author of a link', () => {
  drawCard({ provider_name: 'News', published_at: '2026-11-03T10:00:00.000Z', author_name: 'Ada Byron' });
  const link = screen.getByRole('link', { name: /A new ferry for the sound/ });
  expect(link).toHaveAttribute('href', 'https://news.test/ferry');
  expect(link).toHaveTextContent('News · Nov 3, 2026');
  expect(link).toHaveTextContent('It sails from spring on.');
  expect(link).toHaveTextContent('By Ada Byron');
});

it('shows a link without its picture once the picture has failed to load', () => {
  const { container } = drawCard({});
  const image = container.querySelector('.rk-card img');
  if (image === null) throw new Error('no picture');
  fireEvent.error(image);
  expect(container.querySelector('.rk-card img')).toBeNull();
  expect(screen.getByRole('link', { name: /A new ferry/ })).toBeVisible();
});

it('[STAT-01] loads the player of a video on a press, in a frame without rights', async () => {
  const { container } = drawCard({ type: 'video', html: PLAYER });
  expect(container.querySelector('iframe, script')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Play from player.test' }));
  const frame = await screen.findByTitle('Content of player.test');
  expect(frame).toHaveAttribute('src', 'https://player.test/embed/1?autoplay=1');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen');
  expect(frame).toHaveAttribute('credentialless');
  expect(frame).not.toHaveAttribute('srcdoc');
  expect(frame).toHaveFocus();
  expect(container.querySelector('script')).toBeNull();
});

it('[STAT-01] leads to the page of a video whose player is not safe', async () => {
  const { container } = drawCard({ type: 'video', html: '<iframe src="javascript:parent.broken=1"></iframe>' });
  await waitFor(() => expect(container.querySelector('.rk-card-page')).toHaveAttribute('href', 'https://news.test/ferry'));
  expect(screen.queryByRole('button', { name: /^Play from/ })).toBeNull();
  expect(screen.getByRole('link', { name: /A new ferry/ })).toHaveAttribute('href', 'https://news.test/ferry');
  expect(container.innerHTML).not.toContain('javascript:');
});

it('[STAT-01] opens the photo of a card in the media viewer', async () => {
  const onOpenMedia = vi.fn();
  drawCard({ type: 'photo', image_description: 'The ferry' }, { onOpenMedia });
  await userEvent.click(await screen.findByRole('link', { name: 'Open image: The ferry' }));
  expect(onOpenMedia).toHaveBeenCalledWith(expect.objectContaining({ id: aStatus().id }), 0);
});

it('[STAT-03] shows the player of another site for its one video', async () => {
  const video = anAttachment({ type: 'video', url: null, external_video_id: '77' });
  const { container } = draw({ media_attachments: [video], card: aCard({ type: 'video', html: PLAYER }) });
  expect(container.querySelector('.rk-card')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Play from player.test' }));
  expect(await screen.findByTitle('Content of player.test')).toBeVisible();
});

it('[STAT-05] loads nothing of another site for a covered video', () => {
  const video = anAttachment({ type: 'video', external_video_id: '77' });
  draw({ sensitive: true, media_attachments: [video], card: aCard({ type: 'video', html: PLAYER }) });
  expect(screen.queryByRole('button', { name: /^Play from/ })).toBeNull();
});

it('[STAT-03] plays the file itself where the card of its one video has no safe player', async () => {
  const video = anAttachment({ type: 'video', external_video_id: '77', description: 'Waves' });
  const slots = { Attachment: ({ attachment }: AttachmentSlotProps) => <p>player of {attachment.description}</p> };
  draw({ media_attachments: [video], card: aCard({ type: 'video', html: '<iframe src="http://player.test/">' }) }, { slots });
  expect(await screen.findByText('player of Waves')).toBeVisible();
});

it('shows a megabyte of text in a card as a few lines', () => {
  const { container } = drawCard({
    title: 'x'.repeat(1_000_000),
    description: 'y'.repeat(1_000_000),
    author_name: 'z'.repeat(1_000_000),
  });
  expect(container.querySelector('.rk-card')?.textContent.length).toBeLessThan(500);
});
