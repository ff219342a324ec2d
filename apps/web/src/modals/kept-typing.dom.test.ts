import { createTypedAhead, type TypedAhead } from '@rookery/compose/typed-ahead';
import { beforeEach, expect, test } from 'vitest';
import { keepTyping, storedTyping } from './kept-typing.dom.js';

const KEY = 'rookery:typed-ahead:mara@tram.example';
beforeEach(() => sessionStorage.clear());

/** A page until it is loaded anew. */
function aPage(): { typedAhead: TypedAhead; leave(): void } {
  const typedAhead = createTypedAhead();
  const stop = keepTyping(typedAhead, KEY, window);
  return {
    typedAhead,
    leave() {
      window.dispatchEvent(new Event('pagehide'));
      stop();
    },
  };
}

test('[HINT-14] the text of a composer that could not be loaded survives a reload, once', () => {
  const first = aPage();
  first.typedAhead.restore([['new', 'ab']]);
  first.leave();
  const second = aPage();
  expect(second.typedAhead.take('new')).toBe('ab');
  second.leave();
  expect(aPage().typedAhead.take('new')).toBe('');
});

test.each([null, '', 'text', 'null', '7', '[7]', '{"new":7}', '{'])('takes no text from %j', stored => {
  expect(storedTyping(stored)).toEqual([]);
});
