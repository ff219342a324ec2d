// Every package beside the lowest version of each of its peers: `examples/lowest-peers`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAs } from '../tools/interop/sign-in.ts';
import { expect, test } from './examples.ts';
import { withoutNativeHls } from './player-page.ts';

async function open(page: Page, examples: string, server: string): Promise<void> {
  const { token } = await signInAs(server, 0);
  const query = new URLSearchParams({ server, token, stream: '/media/hls/master.m3u8' });
  await page.goto(`${examples}/lowest-peers/?${query.toString()}`);
}

test('every package works beside the lowest versions of its peers', async ({ page, server, examples }) => {
  await open(page, examples, server.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w+ in React 18\.0\.0\b/);
  await expect(page.getByRole('link', { name: /A new ferry|Ferry/i }).first()).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Greet' }).click();
  await expect(page.getByText('Good morning')).toBeVisible();

  // Which post is the newest, and whether the reader likes it already, depends on the time of day.
  const like = page.getByRole('region', { name: 'Posts' }).getByRole('article').first().getByRole('button', { name: /^Like/ });
  const isLiked = (await like.getAttribute('aria-pressed')) === 'true';
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(!isLiked));

  const chats = page.getByRole('region', { name: 'Chats' });
  await chats.getByRole('listitem').first().getByRole('button').first().click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('From React 18.0.0');
  await field.press('Enter');
  await expect(page.getByText('From React 18.0.0').last()).toBeVisible();
  await expect(field).toHaveValue('');
});

test('[MED-01] a stream plays with the lowest version of hls.js', async ({ page, server, examples }) => {
  test.skip(!existsSync(join(import.meta.dirname, '../.media/version.txt')), 'ffmpeg is not installed.');
  await withoutNativeHls(page);
  await open(page, examples, server.origin);
  const player = page.getByRole('group', { name: 'Video: A stream' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByText(/^0:0[1-9] \//)).toBeVisible();
});
