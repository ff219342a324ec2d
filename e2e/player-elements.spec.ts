import type { Page } from '@playwright/test';
import { expect, facts, playButton, plays, test } from './player-page.js';

interface ElementProps {
  tag: 'rookery-video' | 'rookery-audio';
  attributes: Record<string, string>;
  tracks?: Record<string, string>[];
}

const video: ElementProps = {
  tag: 'rookery-video',
  attributes: { src: '/media/clip.mp4', label: 'Counting', poster: '/media/poster.jpg' },
};
const audio: ElementProps = { tag: 'rookery-audio', attributes: { src: '/media/tone.mp3', title: 'Beeps', author: 'Tobias' } };

async function openElements(page: Page, elements: readonly ElementProps[]): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ elements: JSON.stringify(elements) }).toString()}`);
  await expect(page.locator('#elements > *')).toHaveCount(elements.length);
}

test('[MED-01] [MED-02] plays one element at a time and dispatches its events', async ({ page }) => {
  await openElements(page, [video, audio]);
  await page.evaluate(() => {
    const dispatched: string[] = [];
    Object.assign(window, { dispatched });
    for (const element of document.querySelectorAll('#elements > *')) {
      for (const type of ['play', 'pause', 'ended', 'timeupdate']) {
        element.addEventListener(type, () => dispatched.push(`${element.localName} ${type}`));
      }
    }
  });
  await playButton(page.locator('rookery-video')).click();
  await plays(page, 0);
  await playButton(page.locator('rookery-audio')).click();
  await plays(page, 1);
  await expect.poll(async () => (await facts(page, 0)).paused).toBe(true);
  const dispatched = () => page.evaluate(() => (window as unknown as { dispatched: string[] }).dispatched);
  for (const event of ['rookery-video play', 'rookery-video timeupdate', 'rookery-video pause', 'rookery-audio play']) {
    await expect.poll(dispatched).toContain(event);
  }
});

test('[MED-01] is scripted like a media element and follows its attributes', async ({ page }) => {
  await openElements(page, [
    { ...video, tracks: [{ src: '/media/captions.en.vtt', kind: 'captions', srclang: 'en', label: 'English' }] },
  ]);
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible();
  await expect.poll(async () => (await facts(page)).readyState).toBeGreaterThan(0);
  await page.evaluate(async () => {
    const element = document.querySelector('rookery-video') as unknown as HTMLMediaElement;
    element.currentTime = 12;
    await element.play();
  });
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(12);
  await page.evaluate(() => {
    const element = document.querySelector('rookery-video');
    element?.setAttribute('label', 'Something else');
    element?.setAttribute('loop', '');
  });
  await expect(page.getByRole('group', { name: 'Video: Something else' })).toBeVisible();
  await expect.poll(async () => (await facts(page)).loop).toBe(true);
  expect((await facts(page)).paused).toBe(false);
});

test('[MED-01] continues when moved in the page and stops when removed', async ({ page }) => {
  await openElements(page, [audio]);
  await playButton(page.locator('rookery-audio')).click();
  await plays(page);
  await page.evaluate(() => {
    const element = document.querySelector('rookery-audio');
    if (element) document.body.prepend(element);
  });
  const before = (await facts(page)).currentTime;
  await expect.poll(async () => (await facts(page)).currentTime).toBeGreaterThan(before + 0.2);
  expect((await facts(page)).paused).toBe(false);
  await page.evaluate(() => document.querySelector('rookery-audio')?.remove());
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { media: HTMLMediaElement[] }).media.every(({ paused }) => paused)))
    .toBe(true);
});

test('[MED-01] shows a fallback for hostile attributes', async ({ page }) => {
  await openElements(page, [
    { tag: 'rookery-video', attributes: { src: 'javascript:alert(1)', label: 'x' } },
    {
      tag: 'rookery-video',
      attributes: {
        src: '/media/clip.mp4',
        label: '<img src=x onerror=alert(1)>',
        poster: 'javascript:alert(1)',
        'aspect-ratio': '1e99',
        keymap: '{"k":',
        download: 'data:text/html,x',
      },
    },
  ]);
  await expect(page.locator('rookery-video').first()).toContainText('cannot be played');
  const second = page.locator('rookery-video').nth(1);
  await playButton(second).click();
  await plays(page);
  await expect(second.getByRole('link', { name: 'Download' })).toHaveCount(0);
});
