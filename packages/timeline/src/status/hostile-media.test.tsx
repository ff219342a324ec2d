import { createDecoding, parseStatus, type Status as StatusEntity } from '@rookery/api-client';
import { aStatus, anAttachment } from '@rookery/api-client/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TimelineProvider } from '../timeline-provider.js';
import { Status } from './status.js';

const now = () => Date.parse('2026-11-20T12:00:00.000Z');
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
afterEach(cleanup);

const SCRIPT = 'javascript:globalThis.broken=1';
const addresses = [
  SCRIPT,
  ' java\nscript:1',
  'data:text/html,<script>1</script>',
  'vbscript:1',
  'file:///etc/passwd',
  'https://[',
  '//',
  'x'.repeat(20_000),
  7,
  {},
  null,
];
const numbers = [0, -1, -0.5, 1e-300, 1e300, 1e308, '1e999', 'NaN', '', '12px', [], {}, null, true];
const texts = ['\u0000', 'ä'.repeat(100_000), '<img src=x onerror=1>', {}, 5, null];

/** An attachment as a server sends it, with one fault. */
const hostile: readonly Record<string, unknown>[] = [
  ...addresses.flatMap(value => [{ url: value }, { preview_url: value }, { url: value, preview_url: value, remote_url: value }]),
  ...numbers.flatMap(value => [
    { meta: { original: { width: value, height: 9, duration: value }, small: { width: value, height: value } } },
    { meta: { original: { aspect: value, size: `${JSON.stringify(value)}x9` }, duration: value } },
    { meta: { focus: { x: value, y: value } } },
    { meta: value },
    { meta: { original: value, small: value, focus: value, colors: value, duration: value } },
  ]),
  ...['', 'L', '~'.repeat(166), 'L6PZfSi_.AyE_3t7t7R**0o#DgR', '|'.repeat(170), '\u0000'.repeat(28), {}, 5].map(blurhash => ({
    blurhash,
  })),
  ...texts.map(description => ({ description })),
  ...['url(https://evil.example)', 'red;position:fixed', {}, 5].map(value => ({
    meta: { colors: { background: value, foreground: value, accent: value } },
  })),
  ...['application/x-evil', {}, null].map(type => ({ type })),
];

function draw(attachments: readonly unknown[]): HTMLElement {
  const wire = { ...aStatus(), media_attachments: attachments };
  const status = parseStatus(wire, createDecoding()) as StatusEntity;
  expect(status.media_attachments).toHaveLength(attachments.length);
  return render(
    <TimelineProvider options={{ isSignedIn: true, settings: { displayMedia: 'show_all' } }}>
      <Status status={status} now={now} />
    </TimelineProvider>,
  ).container;
}

/** Fails on anything that no attachment may cause. */
function faults(container: HTMLElement): string[] {
  const found: string[] = [];
  for (const element of container.querySelectorAll('[src],[href],[poster]')) {
    for (const name of ['src', 'href', 'poster']) {
      const address = element.getAttribute(name);
      if (address !== null && !/^(?:https?:|blob:|\/|#)/.test(address)) found.push(`${name} ${address.slice(0, 40)}`);
    }
  }
  for (const element of container.querySelectorAll<HTMLElement>('[style]')) {
    if (/NaN|Infinity|undefined|e[+-]\d|url\(|fixed/.test(element.style.cssText)) found.push(`style ${element.style.cssText}`);
  }
  const box = container.querySelector<HTMLElement>('.rk-gallery');
  const [width, height = 1] = (box?.style.aspectRatio ?? '1').split('/').map(Number);
  const ratio = Number(width) / height;
  if (!(ratio >= 0.2 && ratio <= 10)) found.push(`a box of ${ratio}`);
  if (/NaN|Infinity|undefined|\[object/.test(container.textContent)) found.push(container.textContent);
  return found;
}

describe('MediaGallery with hostile attachments', () => {
  it.each(['image', 'video', 'audio', 'gifv', 'unknown'] as const)(
    '[MED-01] is drawn in a box of its own and leads nowhere it must not: %s',
    type => {
      for (const wrong of hostile) {
        const name = JSON.stringify(wrong).slice(0, 120);
        const container = draw([{ ...anAttachment({ type }), ...wrong }, anAttachment({ id: 'whole' })]);
        expect({ name, faults: faults(container) }).toEqual({ name, faults: [] });
        cleanup();
        const alone = draw([{ ...anAttachment({ type }), ...wrong }]);
        expect({ name, faults: faults(alone) }).toEqual({ name, faults: [] });
        cleanup();
      }
    },
  );

  it('draws two attachments with the same id: some servers reuse the id of a file', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = draw([anAttachment({ id: '1' }), anAttachment({ id: '1' })]);
    expect(container.querySelectorAll('.rk-tile')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
