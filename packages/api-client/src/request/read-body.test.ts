import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './read-body.js';

const signal = new AbortController().signal;
const MEGABYTE = 1_048_576;

/** The timers that are set from now on. */
const timersSet = (): unknown[] => vi.spyOn(globalThis, 'setTimeout').mock.calls;

afterEach(() => vi.restoreAllMocks());

describe('the body of a response', () => {
  it('is empty where there is none', async () => {
    expect(await readBody(new Response(null, { status: 204 }), signal)).toBe('');
    expect(await readBody(new Response(''), signal)).toBe('');
  });

  it('is read as UTF-8, without its byte order mark', async () => {
    expect(await readBody(new Response('\u{FEFF}{"name":"Zoë 🚋"}'), signal)).toBe('{"name":"Zoë 🚋"}');
  });

  it('is read at once up to a megabyte', async () => {
    const whole = 'a'.repeat(MEGABYTE);
    const timers = timersSet();
    expect((await readBody(new Response(whole), signal)) === whole).toBe(true);
    expect(timers).toEqual([]);
  });

  it('is read in tasks of a megabyte each, with a letter that two of them share', async () => {
    const whole = `${'a'.repeat(MEGABYTE - 1)}🚋${'b'.repeat(MEGABYTE)}c`;
    const timers = timersSet();
    expect((await readBody(new Response(whole), signal)) === whole).toBe(true);
    expect(timers).toHaveLength(2);
  });

  it('is given up when the request is', async () => {
    const controller = new AbortController();
    const read = readBody(new Response('a'.repeat(MEGABYTE + 1)), controller.signal);
    controller.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });
});
