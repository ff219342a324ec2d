import type { MediaAttachment } from '@rookery/api-client';
import { anAttachment, aStatus } from '@rookery/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTimelineSettings } from '../options/timeline-options.js';
import type { TimelineOptions } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';
import { MediaThumbnails } from './media-thumbnails.js';
import { Status } from './status.js';

vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset().mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['motion'];
});

const now = () => Date.parse('2026-11-20T12:00:00.000Z');

function draw(attachments: readonly MediaAttachment[], options: Partial<TimelineOptions> = {}) {
  return render(
    <TimelineProvider options={{ isSignedIn: true, ...options }}>
      <Status status={aStatus({ media_attachments: [...attachments] })} now={now} />
    </TimelineProvider>,
  );
}

it('keeps a single small picture small, and gives others the whole width', () => {
  const size = (width: number) => ({ width, height: width, aspect: 1 });
  const picture = (width: number) =>
    anAttachment({ meta: { original: size(width), small: null, focus: null, colors: null, duration: null } });
  const widthOf = (...attachments: MediaAttachment[]) => {
    const { container, unmount } = draw(attachments);
    const width = container.querySelector<HTMLElement>('.rk-gallery')?.style.maxInlineSize;
    unmount();
    return width;
  };
  expect(widthOf(picture(40))).toBe('max(80px, var(--rk-target))');
  expect(widthOf(picture(40), picture(40))).toBe('');
  expect(widthOf(anAttachment({ meta: null }))).toBe('');
});

it.each([
  ['gifv', 'https://files.example/clip.mp4'],
  ['image', 'https://files.example/clip.gif'],
] as const)('calls a broken animation of the type %s by its name', async (type, url) => {
  const { container } = draw([anAttachment({ type, url, preview_url: url, description: '' })]);
  const clip = await waitFor(() => {
    const found = container.querySelector('.rk-gif video, .rk-gif img');
    if (found === null) throw new Error('There is no clip.');
    return found;
  });
  fireEvent.error(clip);
  expect(await screen.findByText('This animation could not be loaded.')).toBeVisible();
});

describe('a picture', () => {
  it('shows the file itself where its preview fails, then its description and a link', async () => {
    draw([anAttachment({ description: 'Boats' })]);
    const picture = screen.getByRole('img', { name: 'Boats' });
    expect(picture).toHaveAttribute('src', expect.stringContaining('harbour-small.jpg'));
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', expect.stringMatching(/harbour\.jpg$/));
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: 'Boats' })).toBeNull();
    expect(await screen.findByText('Boats')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', expect.stringMatching(/harbour\.jpg$/));
  });

  it('[STAT-03] opens its description on ALT', async () => {
    draw([anAttachment({ description: 'Boats in the harbour' })]);
    const badge = screen.getByRole('button', { name: 'ALT: show the description' });
    await userEvent.click(badge);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(dialog).toHaveTextContent('Boats in the harbour');
    await userEvent.click(screen.getByLabelText('Close'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(badge).toHaveFocus();
  });

  it('does not open its post on a press on the description', async () => {
    const onOpenStatus = vi.fn();
    draw([anAttachment({ description: 'Boats' })], { onOpenStatus });
    await userEvent.click(screen.getByRole('button', { name: 'ALT: show the description' }));
    await userEvent.click(await screen.findByText('Boats', { selector: 'p' }));
    expect(onOpenStatus).not.toHaveBeenCalled();
  });

  it('[STAT-05] has no description button without a description or under a cover', () => {
    draw([anAttachment({ description: null })]);
    draw([anAttachment()], { settings: { displayMedia: 'hide_all' } });
    expect(screen.queryByRole('button', { name: /^ALT/ })).toBeNull();
  });
});

describe('more media than places', () => {
  const six = ['1', '2', '3', '4', '5', '6'].map(id => anAttachment({ id }));

  it('[STAT-03] opens the viewer at the fourth on a press on the count', async () => {
    const onOpenMedia = vi.fn();
    draw(six, { onOpenMedia });
    await userEvent.click(screen.getByRole('button', { name: '+3: 3 more attachments' }));
    expect(onOpenMedia).toHaveBeenCalledWith(expect.anything(), 3);
  });

  it('[STAT-03] shows all in place where one of them has no place in the viewer', async () => {
    const onOpenMedia = vi.fn();
    const { container } = draw([...six, anAttachment({ id: '7', type: 'unknown' })], { onOpenMedia });
    await userEvent.click(screen.getByRole('button', { name: '+4: 4 more attachments' }));
    expect(onOpenMedia).not.toHaveBeenCalled();
    expect(container.querySelectorAll('.rk-tile')).toHaveLength(7);
  });
});

describe('a GIF', () => {
  const clip = anAttachment({
    type: 'gifv',
    url: 'https://host.test/a.mp4',
    preview_url: 'https://host.test/a.png',
    description: 'A wave',
  });
  const badge = () => screen.getByRole('button', { name: 'GIF: play' });
  const loaded = () => screen.findByRole('button', { name: 'GIF: play' });
  const settings = (autoPlayGif: boolean) => ({ settings: { ...defaultTimelineSettings, autoPlayGif } });

  it('[STAT-03] plays at once, and rests after a press on its badge', async () => {
    draw([clip], settings(true));
    await loaded();
    expect(play).toHaveBeenCalled();
    expect(badge()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(badge());
    expect(badge()).toHaveAttribute('aria-pressed', 'false');
    expect(pause).toHaveBeenCalled();
  });

  it('[STAT-03] plays while the mouse is over it where the setting is off', async () => {
    const { container } = draw([clip], settings(false));
    await loaded();
    const tile = container.querySelector('.rk-gif') as Element;
    expect(play).not.toHaveBeenCalled();
    fireEvent.pointerEnter(tile, { pointerType: 'mouse' });
    expect(badge()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.pointerLeave(tile, { pointerType: 'mouse' });
    expect(badge()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.pointerEnter(tile, { pointerType: 'touch' });
    expect(badge()).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([true, false])('[STAT-03] plays with reduced motion only after a press, autoPlayGif %s', async autoPlayGif => {
    document.documentElement.dataset['motion'] = 'reduce';
    const { container } = draw([clip], settings(autoPlayGif));
    await loaded();
    fireEvent.pointerEnter(container.querySelector('.rk-gif') as Element, { pointerType: 'mouse' });
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(badge());
    expect(play).toHaveBeenCalled();
    await waitFor(() => expect(badge()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('shows the still preview of an animated picture while it rests', async () => {
    const picture = anAttachment({
      url: 'https://host.test/a.gif',
      preview_url: 'https://host.test/a.png',
      description: 'A wave',
    });
    draw([picture], settings(false));
    await loaded();
    expect(screen.getByRole('img', { name: 'A wave' })).toHaveAttribute('src', 'https://host.test/a.png');
    fireEvent.click(badge());
    expect(screen.getByRole('img', { name: 'A wave' })).toHaveAttribute('src', 'https://host.test/a.gif');
  });

  it('covers an animated picture without a still preview by its first frame', async () => {
    const picture = anAttachment({ url: 'https://host.test/a.gif', preview_url: 'https://host.test/a.gif', blurhash: null });
    const { container } = draw([picture], settings(false));
    await loaded();
    expect(container.querySelector('.rk-gif canvas')).not.toBeNull();
    expect(container.querySelector('.rk-gif img')).toHaveStyle({ opacity: 0 });
    fireEvent.click(badge());
    expect(container.querySelector('.rk-gif canvas')).toBeNull();
  });

  it('opens in the media viewer', async () => {
    const onOpenMedia = vi.fn();
    draw([clip], { ...settings(true), onOpenMedia });
    await loaded();
    await userEvent.click(screen.getByRole('link', { name: 'Open GIF: A wave' }));
    expect(onOpenMedia).toHaveBeenCalledWith(expect.anything(), 0);
  });
});

it('names a file that browsers cannot show, with its description and its host', async () => {
  const url = 'https://media.example/a/Fahrplan%202026.xyz?v=2';
  draw([anAttachment({ type: 'unknown', url, description: 'The winter timetable' })]);
  const link = await screen.findByRole('link', { name: /^Fahrplan 2026.xyz/ });
  expect(link).toHaveTextContent('The winter timetable · media.example');
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('title', 'Fahrplan 2026.xyz\nThe winter timetable · media.example');
});

it('[I18N-01] says in which language the descriptions of media are', async () => {
  const { container } = render(
    <TimelineProvider options={{ isSignedIn: true }}>
      <Status
        status={aStatus({
          language: 'de',
          media_attachments: [anAttachment({ description: 'Ein Hafen' }), anAttachment({ type: 'gifv', description: 'Wellen' })],
        })}
        now={now}
      />
    </TimelineProvider>,
  );
  expect(container.querySelector('img[alt="Ein Hafen"]')).toHaveAttribute('lang', 'de');
  await waitFor(() => expect(container.querySelector('video[aria-label="Wellen"]')).toHaveAttribute('lang', 'de'));
  await userEvent.click(screen.getAllByRole('button', { name: 'ALT: show the description' })[0] as HTMLElement);
  const description = await screen.findByText('Ein Hafen');
  expect(description).toHaveAttribute('lang', 'de');
  // The words of the interface around them are not.
  expect(description.closest('[role=dialog]')).not.toHaveAttribute('lang');
});

describe('MediaThumbnails', () => {
  it('[STAT-03] shows four thumbnails, of any kind, and the count of the others', () => {
    const { container } = render(
      <MediaThumbnails
        isCovered={false}
        lang="de"
        attachments={[
          anAttachment(),
          anAttachment({ type: 'audio', preview_url: null, blurhash: null, description: 'A horn' }),
          anAttachment({ type: 'unknown', preview_url: null, blurhash: null }),
          anAttachment({ type: 'video' }),
          anAttachment(),
        ]}
      />,
    );
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'A horn' })).toHaveAttribute('lang', 'de');
    expect(container).toHaveTextContent('+1');
  });

  it('[STAT-05] loads no picture under a cover', () => {
    const { container } = render(<MediaThumbnails isCovered attachments={[anAttachment()]} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
