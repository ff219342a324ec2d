import { MessagesProvider } from '@rookery/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { MediaViewer } from './media-viewer.js';
import type { ViewedMedia } from '../media/viewed-media.js';

// The code of the modal takes its time to load; how long is not what is tested.
beforeAll(async () => {
  await import('@rookery/ui/modal');
});

const picture = (place: number, description = `Picture ${place}`): ViewedMedia => ({
  id: String(place),
  place,
  kind: 'picture',
  url: `https://tram.city/${place}.png`,
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
        onTurn={setIndex}
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

test('[MOD-13] arrows turn round and round, Home and End go to the ends', async () => {
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

test('[MOD-13] a finger drawn over a film turns, one that taps does not, nor two', async () => {
  await open([{ ...picture(0), kind: 'video' }, picture(1)]);
  const film = screen.getByText('video: Picture 0');
  const at = (clientX: number, clientY = 300) => ({ identifier: clientX, target: film, clientX, clientY });
  const draw = (from: readonly ReturnType<typeof at>[], to: ReturnType<typeof at>) => {
    fireEvent.touchStart(film, { touches: from });
    fireEvent.touchEnd(film, { changedTouches: [to] });
  };
  draw([at(200)], at(203));
  draw([at(300), at(320)], at(100));
  expect(screen.getByRole('dialog', { name: 'Media 1 of 2' })).toBeVisible();
  draw([at(300)], at(100));
  expect(screen.getByRole('dialog', { name: 'Media 2 of 2' })).toBeVisible();
});

test('[MOD-13] right to left, the left arrow goes on', async () => {
  const user = await open([picture(0), picture(1), picture(2)], 'ar');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible();
});

test('[MOD-13] the description is shown under its picture, and films and sounds get their player', async () => {
  const user = await open([picture(0, 'Two trams'), { ...picture(1, 'Launch day'), kind: 'video' }]);
  expect(screen.getByRole('figure')).toHaveTextContent('Two trams');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('video: Launch day')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
});

test('[MOD-13] keys and buttons enlarge, and the next picture is whole again', async () => {
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

test('[MOD-13] one picture has nothing to turn to', async () => {
  await open([picture(0)]);
  expect(screen.getByRole('dialog', { name: 'Media' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('a post whose media are gone says so', async () => {
  await open([]);
  expect(screen.getByText('This post is not available.')).toBeVisible();
});

test('Escape closes and gives the focus back', async () => {
  const user = await open([picture(0)]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus());
});
