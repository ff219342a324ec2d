import { button, expect, posts, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

const film = { path: '/@tobi@tram.example', words: /Four seconds of the valley line/ };
const sound = { path: '/@dmitri@tram.example', words: /The horn, restored/ };

/** Scrolls a profile down to the play button of a post, and returns how it is found. */
async function goTo(visitor: Visitor, words: RegExp) {
  const post = { ...posts, text: words };
  const play = button(/^Play:/, post);
  await expect
    .poll(
      async () => {
        // The rows above are measured on the way, and what comes into view may move out of it again.
        if ((await visitor.look(post)).count === 0) await visitor.readOn();
        return (await visitor.look(play)).count;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(1);
  return play;
}

test('a video plays, pauses and seeks by keys', async ({ enter }) => {
  const { visitor } = await enter(0, film.path);
  await visitor.sees(posts);
  await visitor.focus(await goTo(visitor, film.words));
  await visitor.keys('Enter');
  const video = () =>
    visitor.window.evaluate(() => {
      const element = document.querySelector<HTMLVideoElement>('article .rk-player video');
      return { time: element?.currentTime ?? 0, isPaused: element?.paused ?? true };
    });
  // It is four seconds long.
  await expect.poll(async () => (await video()).time, { intervals: [50] }).toBeGreaterThan(0.3);
  await visitor.keys('k');
  await expect.poll(async () => (await video()).isPaused).toBe(true);
  await visitor.keys('5');
  await expect.poll(async () => Math.abs((await video()).time - 2)).toBeLessThan(0.3);
  await visitor.keys('j');
  await expect.poll(async () => (await video()).time).toBe(0);
});

test('audio plays and pauses by keys', async ({ enter }, { project }) => {
  test.skip(project.name === 'webkit', 'without a sound device WebKitGTK ends a sound after a second, or stands still');
  const { visitor } = await enter(0, sound.path);
  await visitor.sees(posts);
  await visitor.focus(await goTo(visitor, sound.words));
  await visitor.keys('Enter');
  const player = { css: 'article .rk-player' };
  await visitor.sees(button('Pause', player));
  await visitor.keys('k');
  await visitor.sees(button('Play', player));
});
