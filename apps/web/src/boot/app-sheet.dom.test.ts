import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyAppSheet } from './app-sheet.dom.js';

function addLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  document.body.append(link);
  return link;
}

describe('applyAppSheet', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('gives the sheet its medium', () => {
    const link = addLink();
    void applyAppSheet();
    expect(link.media).toBe('all');
  });

  it.each(['load', 'error'])('waits for the %s of the sheet', async event => {
    vi.useFakeTimers();
    const link = addLink();
    const applied = applyAppSheet();
    let hasSettled = false;
    void applied.then(() => (hasSettled = true));
    await vi.advanceTimersByTimeAsync(100);
    expect(hasSettled).toBe(false);
    link.dispatchEvent(new Event(event));
    await expect(applied).resolves.toBeUndefined();
  });

  it('waits no longer than five seconds', async () => {
    vi.useFakeTimers();
    addLink();
    const applied = applyAppSheet();
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(applied).resolves.toBeUndefined();
  });

  it.each([0, 404])('does not wait for a sheet whose request has ended with the status %i', async responseStatus => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ responseStatus } as unknown as PerformanceEntry]);
    addLink();
    await expect(applyAppSheet()).resolves.toBeUndefined();
  });

  it.each([200, undefined])('waits for a sheet whose response has arrived with the status %s', async responseStatus => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ responseStatus } as unknown as PerformanceEntry]);
    addLink();
    let hasSettled = false;
    void applyAppSheet().then(() => (hasSettled = true));
    await vi.advanceTimersByTimeAsync(100);
    expect(hasSettled).toBe(false);
  });

  it('does not wait where the page has no such sheet', async () => {
    await expect(applyAppSheet()).resolves.toBeUndefined();
  });
});
