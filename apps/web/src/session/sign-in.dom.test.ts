import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'rookery:sign-in-progress';
const defaults = { staySignedIn: true, returnTo: '/', server: '' };

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

describe('a sign-in in progress', () => {
  it('is remembered while the reader is at the server, part by part', async () => {
    const { rememberedSignIn, rememberSignIn } = await import('./sign-in.js');
    rememberSignIn({ server: 'tram.example', returnTo: '/lists' });
    rememberSignIn({ staySignedIn: false });
    expect(rememberedSignIn()).toEqual({ ...defaults, server: 'tram.example', returnTo: '/lists', staySignedIn: false });
  });

  it('is forgotten once it is done', async () => {
    const { forgetSignIn, rememberedSignIn, rememberSignIn } = await import('./sign-in.js');
    rememberSignIn({ server: 'tram.example' });
    forgetSignIn();
    expect(rememberedSignIn()).toEqual(defaults);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each(['null', '7', '"text"', '{'])('is none where %s is stored', async stored => {
    sessionStorage.setItem(KEY, stored);
    const { rememberedSignIn } = await import('./sign-in.js');
    expect(rememberedSignIn()).toEqual(defaults);
  });

  it('is refused before the reader leaves where the browser stores nothing', async () => {
    const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const deniedToo = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { forgetSignIn, rememberedSignIn, rememberSignIn, signInStorage } = await import('./sign-in.js');
    expect(() => signInStorage.temporary.setItem('key', 'text')).toThrow(expect.objectContaining({ name: 'SecurityError' }));
    expect(signInStorage.persistent).toBeNull();
    rememberSignIn({ server: 'tram.example' });
    expect(rememberedSignIn()).toEqual(defaults);
    expect(() => forgetSignIn()).not.toThrow();
    denied.mockRestore();
    deniedToo.mockRestore();
  });
});
