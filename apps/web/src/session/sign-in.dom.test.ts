import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSignIn, rememberedSignIn, rememberSignIn, signInStorage } from './sign-in.js';

const KEY = 'rookery:sign-in-progress';
const defaults = { staySignedIn: true, returnTo: '/', server: '' };

beforeEach(() => sessionStorage.clear());

describe('a sign-in in progress', () => {
  it('is remembered while the reader is at the server, part by part', () => {
    rememberSignIn({ server: 'tram.example', returnTo: '/lists' });
    rememberSignIn({ staySignedIn: false });
    expect(rememberedSignIn()).toEqual({ ...defaults, server: 'tram.example', returnTo: '/lists', staySignedIn: false });
  });

  it('is forgotten once it is done', () => {
    rememberSignIn({ server: 'tram.example' });
    forgetSignIn();
    expect(rememberedSignIn()).toEqual(defaults);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each(['null', '7', '"text"', '{'])('is none where %s is stored', stored => {
    sessionStorage.setItem(KEY, stored);
    expect(rememberedSignIn()).toEqual(defaults);
  });

  it('is refused before the reader leaves where the browser stores nothing', () => {
    const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const deniedToo = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => signInStorage.temporary.setItem('key', 'text')).toThrow(expect.objectContaining({ name: 'SecurityError' }));
    expect(signInStorage.persistent).toBeNull();
    rememberSignIn({ server: 'tram.example' });
    expect(rememberedSignIn()).toEqual(defaults);
    expect(() => forgetSignIn()).not.toThrow();
    denied.mockRestore();
    deniedToo.mockRestore();
  });
});
