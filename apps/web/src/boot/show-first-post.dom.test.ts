import { afterEach, expect, it, vi } from 'vitest';
import { showFirstPost } from './show-first-post.dom.js';

const PLACEHOLDER_HEIGHT = 77;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A frame of 5 placeholders in a browser that draws a post at this height. */
function frameWithPostOf(height: number): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'app-frame';
  for (let index = 0; index < 5; index += 1) {
    const placeholder = document.createElement('div');
    placeholder.className = 'rk-placeholder';
    placeholder.id = `placeholder-${index}`;
    frame.append(placeholder);
  }
  document.body.append(frame);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: HTMLElement) {
    return new DOMRect(0, 0, 375, this.classList.contains('rk-placeholder') ? PLACEHOLDER_HEIGHT : height);
  });
  return frame;
}

const post = { name: 'Mara', handle: '@mara', language: 'en', paragraphs: ['Frost on the viaduct.'] };

it.each([
  [60, 'placeholder-1', '17px'],
  [77, 'placeholder-1', '0px'],
  [78, 'placeholder-2', '76px'],
  [300, 'placeholder-4', '8px'],
])('keeps the placeholders below a post of %d px where they are', (height, next, margin) => {
  const frame = frameWithPostOf(height);
  showFirstPost(post);
  const [first, second] = frame.children;
  expect(first).toHaveTextContent('Mara@maraFrost on the viaduct.');
  expect(first).toHaveStyle({ marginBlockEnd: margin });
  expect(second?.id).toBe(next);
});

it('takes all placeholders for a post that is higher than they are', () => {
  const frame = frameWithPostOf(900);
  showFirstPost(post);
  expect(frame.children).toHaveLength(1);
});

it('does nothing once the app has taken the page over', () => {
  showFirstPost(post);
  expect(document.body).toBeEmptyDOMElement();
});
