import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canCopy, canShare, copyText, shareAddress } from './hand-over.dom.js';

beforeEach(() => vi.stubGlobal('document', {}));
afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new DOMException('denied', 'NotAllowedError');
};

describe('the clipboard', () => {
  it('takes a text', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect([canCopy(), await copyText('@mara')]).toEqual([true, true]);
    expect(writeText).toHaveBeenCalledWith('@mara');
  });

  it.each([
    ['refuses', { writeText: async () => refuse() }],
    ['throws', { writeText: refuse }],
  ])('that %s is offered, and says that the text is not there', async (_, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    expect([canCopy(), await copyText('@mara')]).toEqual([true, false]);
  });

  it.each([[undefined], [{}]])('is not offered where the navigator is %o', async navigator => {
    vi.stubGlobal('navigator', navigator);
    expect([canCopy(), await copyText('@mara')]).toEqual([false, false]);
  });
});

it('nothing is offered in a frame whose page does not allow it', () => {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse }, share: refuse });
  vi.stubGlobal('document', { featurePolicy: { allowsFeature: (name: string) => asked.push(name) === 0 } });
  expect([canCopy(), canShare(), asked]).toEqual([false, false, ['clipboard-write', 'web-share']]);
});

it('nothing is offered where reading it throws', () => {
  vi.stubGlobal('navigator', {
    get clipboard() {
      return refuse();
    },
    get share() {
      return refuse();
    },
  });
  expect([canCopy(), canShare()]).toEqual([false, false]);
});

describe('the share sheet', () => {
  const opened = (share: unknown) => {
    vi.stubGlobal('navigator', { share });
    return shareAddress('https://rookery.example/');
  };

  it('gets the address', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
    expect([await opened(share), canShare()]).toEqual([true, true]);
    expect(share).toHaveBeenCalledWith({ url: 'https://rookery.example/' });
  });

  it('was open when the reader closed it', async () => {
    expect(await opened(() => Promise.reject(new DOMException('closed', 'AbortError')))).toBe(true);
  });

  it.each([['at once', refuse] as const, ['later', async () => refuse()] as const])('may be refused %s', async (_, share) => {
    expect(await opened(share)).toBe(false);
  });

  it('is not offered where the browser has none', async () => {
    expect([await opened(undefined), canShare()]).toEqual([false, false]);
  });
});
