import { beforeEach, expect, it } from 'vitest';
import { currentOpener, returnFocus } from './opener.dom.js';

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(done => requestAnimationFrame(done));
};
const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div role="feed">
    <article aria-posinset="1" tabindex="0" id="first"></article>
    <article aria-posinset="2" tabindex="0" id="second"><button id="more">More</button></article>
    <article aria-posinset="3"><button id="third">Show</button></article>
  </div>`;
});

/** The opener of a layer that has taken the focus and closes now. */
function closing() {
  byId('more').focus();
  const opener = currentOpener();
  byId('more').blur();
  return opener;
}

it('returns the focus to the opener', async () => {
  returnFocus(closing());
  await frames(3);
  expect(document.activeElement).toBe(byId('more'));
});

it('focuses the row in the place of one that is gone, or a control of it', async () => {
  const opener = closing();
  byId('second').remove();
  returnFocus(opener);
  await frames(3);
  expect(document.activeElement).toBe(byId('third'));
});

it('focuses the last row where the last one is gone', async () => {
  const opener = closing();
  byId('third').closest('article')?.remove();
  byId('second').remove();
  returnFocus(opener);
  await frames(3);
  expect(document.activeElement).toBe(byId('first'));
});

it('follows a row that goes only after the layer has closed', async () => {
  returnFocus(closing());
  await frames(5);
  byId('second').remove();
  await frames(3);
  expect(document.activeElement).toBe(byId('third'));
});

it('leaves the focus where something else has taken it', async () => {
  const opener = closing();
  byId('second').remove();
  byId('first').focus();
  returnFocus(opener);
  await frames(4);
  expect(document.activeElement).toBe(byId('first'));
});
