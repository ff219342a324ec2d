import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.js';

/** Every test of the player: on its page, with the real files; fails on any emit of the content policy. */
export const test = base.extend<{ policy: undefined }>({
  policy: [
    async ({ page }, provide) => {
      test.skip(
        !existsSync(join(import.meta.dirname, '../.media/version.txt')),
        'The media files are made by ffmpeg, which is not here.',
      );
      await provide(undefined);
      const violations = await page.evaluate(() => (window as unknown as { violations?: string[] }).violations ?? []);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What a player on the page is asked to be; see `e2e/player/main.tsx`. */
export type PlayerProps = Record<string, unknown> & { kind: 'video' | 'audio' };

export const clip: PlayerProps = { kind: 'video', src: '/media/clip.mp4', label: 'Counting', poster: '/media/poster.jpg' };
export const tone: PlayerProps = {
  kind: 'audio',
  src: '/media/tone.mp3',
  title: 'Beeps',
  author: 'Tobias',
  artwork: '/media/artwork.jpg',
};

interface PageOptions {
  dir?: 'rtl';
  /** Allows what hls.js needs where the browser plays no streams itself. */
  policy?: 'buffers';
}

export async function openPlayers(page: Page, players: readonly PlayerProps[], options: PageOptions = {}): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ players: JSON.stringify(players), ...options }).toString()}`);
  await expect(page.locator('.rk-player')).toHaveCount(players.length);
}

/** The facts of the nth medium that the page made. */
export function facts(page: Page, index = 0) {
  return page.evaluate(place => {
    // Those made to ask what the browser can play have no source.
    const element = (window as unknown as { media: HTMLMediaElement[] }).media.filter(({ src }) => src !== '')[place];
    if (element === undefined) throw new Error(`There is no medium number ${place}.`);
    const { currentTime, duration, paused, ended, muted, volume, playbackRate, readyState, loop } = element;
    return { currentTime, duration, paused, ended, muted, volume, playbackRate, readyState, loop };
  }, index);
}

/** Waits until the nth medium plays, and has gone on a little. */
export async function plays(page: Page, index = 0): Promise<void> {
  await expect.poll(async () => (await facts(page, index)).currentTime).toBeGreaterThan(0.2);
  expect((await facts(page, index)).paused).toBe(false);
}

export const playButton = (player: Locator): Locator => player.getByRole('button', { name: 'Play', exact: true }).first();

/** From the next page on the browser plays no streams itself, so that hls.js has to. */
export async function withoutOwnStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function canPlayType(type: string) {
      return /mpegurl/i.test(type) ? '' : original.call(this, type);
    };
  });
}
