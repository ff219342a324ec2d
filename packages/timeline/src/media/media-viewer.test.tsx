import { MessagesProvider } from '@rookery/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { MediaViewer } from './media-viewer.js';
import type { ViewedMedia } from './viewed-media.js';

// The dialog is lazy-loaded: load it first, so that no test waits for it.
beforeAll(async () => {
  await import('@rookery/ui/modal');
});

const picture = (index: number, description = `Picture ${index}`): ViewedMedia => ({
  id: String(index),
  index,
  kind: 'picture',
  url: `https://tram.example/${index}.png`,
  previewUrl: null,
  description,
  size: { width: 800, height: 600 },
});

function Page({ slides, locale = 'en' }: { slides: readonly ViewedMedia[]; locale?: string }) {
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <MessagesProvider locale={locale}>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <MediaViewer
        isOpen={isOpen}
        slides={slides}
        index={index}
        postHref={null}
        onSelect={setIndex}
        onClose={() => setOpen(false)}
        renderPlayer={({ kind, description }) => <output>{`${kind}: ${description}`}</output>}
      />
    </MessagesProvider>
  );
}

async function open(slides: readonly ViewedMedia[], locale?: string) {
  const user = userEvent.setup();
  render(<Page slides={slides} {...(locale !== undefined && { locale })} />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog');
  return user;
}

test('[MOD-13] arrow keys wrap around, Home and End go to the first and last slide', async () => {
  const user = await open([picture(0), picture(1), picture(2)]);
  expect(screen.getByRole('dialog', { name: 'Media 1 of 3' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByRole('img', { name: 'Picture 0' })).toBeVisible();
  await user.keyboard('{End}');
  expect(screen.getByRole('dialog', { name: 'Media 3 of 3' })).toBeVisible();
});

test('[MOD-13] swipes over a video change the slide, taps and two fingers do not', async () => {
  await open([{ ...picture(0), kind: 'video' }, picture(1)]);
  const video = screen.getByText('video: Picture 0');
  const at = (clientX: number, clientY = 300) => ({ identifier: clientX, target: video, clientX, clientY });
  const draw = (from: readonly ReturnType<typeof at>[], to: ReturnType<typeof at>) => {
    fireEvent.touchStart(video, { touches: from });
    fireEvent.touchEnd(video, { changedTouches: [to] });
  };
  draw([at(200)], at(203));
  draw([at(300), at(320)], at(100));
  expect(screen.getByRole('dialog', { name: 'Media 1 of 2' })).toBeVisible();
  draw([at(300)], at(100));
  expect(screen.getByRole('dialog', { name: 'Media 2 of 2' })).toBeVisible();
});

test('a cancelled touch over a video starts no swipe', async () => {
  await open([{ ...picture(0), kind: 'video' }, picture(1)]);
  const video = screen.getByText('video: Picture 0');
  fireEvent.touchStart(video, { touches: [{ identifier: 1, target: video, clientX: 300, clientY: 300 }] });
  fireEvent.touchCancel(video);
  fireEvent.touchEnd(video, { changedTouches: [{ identifier: 1, target: video, clientX: 100, clientY: 300 }] });
  expect(screen.getByRole('dialog', { name: 'Media 1 of 2' })).toBeVisible();
});

test('[MOD-13] shows the next slide on the left arrow key in right-to-left pages', async () => {
  const user = await open([picture(0), picture(1), picture(2)], 'ar');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible();
});

test.each(['video', 'audio'] as const)('[MOD-13] shows a description under a picture, and a player for %s', async kind => {
  const user = await open([picture(0, 'Two trams'), { ...picture(1, 'Launch day'), kind }]);
  expect(screen.getByRole('figure')).toHaveTextContent('Two trams');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText(`${kind}: Launch day`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
});

test('[MOD-13] zooms by keys and buttons, and resets the zoom on the next slide', async () => {
  const user = await open([picture(0), picture(1)]);
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await user.keyboard('+');
  expect(screen.getByRole('img')).toHaveStyle({ transform: 'translate(0px, 0px) scale(1.5)' });
  for (let press = 0; press < 4; press += 1) await user.keyboard('=');
  expect(screen.getByRole('img')).toHaveStyle({ transform: 'translate(0px, 0px) scale(4)' });
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img')).toHaveStyle({ transform: 'translate(0px, 0px) scale(1)' });
});

test('[MOD-13] has no next and previous buttons for one picture', async () => {
  await open([picture(0)]);
  expect(screen.getByRole('dialog', { name: 'Media' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('says that a post without media is unavailable', async () => {
  await open([]);
  expect(screen.getByText('Post is unavailable.')).toBeVisible();
});

test('closes on Escape and returns the focus', async () => {
  const user = await open([picture(0)]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus());
});

test('[MOD-13] hides and shows its controls on a touch of the picture, not on a click', async () => {
  await open([picture(0)]);
  const stage = screen.getByRole('img', { name: 'Picture 0' }).parentElement as HTMLElement;
  Object.assign(stage, { setPointerCapture: () => undefined });
  Object.assign(document, { elementFromPoint: () => screen.getByRole('img') });
  const press = (pointerType: string, timeStamp: number) => {
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(type, { bubbles: true, clientX: 5, clientY: 5 });
      Object.defineProperties(event, {
        pointerId: { value: 1 },
        pointerType: { value: pointerType },
        timeStamp: { value: timeStamp },
      });
      fireEvent(stage, event);
    }
  };
  const isBare = () => document.querySelector('.rk-viewer')?.hasAttribute('data-bare');
  press('touch', 1_000);
  expect(isBare()).toBe(true);
  press('touch', 2_000);
  expect(isBare()).toBe(false);
  press('mouse', 3_000);
  expect(isBare()).toBe(false);
  // The second touch of a double tap takes back what the first one toggled.
  press('touch', 4_000);
  press('touch', 4_100);
  expect(isBare()).toBe(false);
});

test('[MOD-13] neither wraps around nor shows dots while more slides are on their way', async () => {
  const user = userEvent.setup();
  const Profile = () => {
    const [index, setIndex] = useState(0);
    return (
      <MediaViewer
        isOpen
        hasMore
        slides={[picture(0), picture(1)]}
        index={index}
        postHref={null}
        onSelect={setIndex}
        onClose={() => undefined}
        renderPlayer={() => null}
      />
    );
  };
  render(<Profile />);
  expect(await screen.findByRole('dialog', { name: 'Media 1' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Media 1' })).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Media 2' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
