import type { FirstPost } from './first-post.js';

/**
 * Puts a post in the place of the frame's first placeholder, as its row will show it: what is read does not move when the app draws the
 * list. Does nothing once the app has taken the page over. Everything is set as text.
 */
export function showFirstPost({ name, handle, language, paragraphs }: FirstPost): void {
  const placeholder = document.querySelector('.app-frame .rk-placeholder');
  if (placeholder === null) return;
  const content = element('div', 'rk-rich rk-content', ...paragraphs.map(paragraph => element('p', '', paragraph)));
  content.dir = 'auto';
  if (language !== null) content.lang = language;
  const avatar = element('span', 'rk-skeleton rk-status-avatar');
  avatar.dataset['shape'] = 'circle';
  const shownName = element('bdi', 'rk-name', name);
  const shownHandle = element('bdi', 'rk-handle', handle);
  shownHandle.dir = 'ltr';
  const post = element(
    'div',
    'rk-status app-first-post',
    avatar,
    element('div', 'rk-status-head', element('span', 'rk-identity', shownName, shownHandle)),
    element('div', 'rk-status-body', content),
  );
  const room = placeholder.getBoundingClientRect().height;
  placeholder.replaceWith(post);
  takePlaceholders(post, room);
}

/** Gives a post the room of as many placeholders as it needs, so that those below it stay where they are. */
function takePlaceholders(post: HTMLElement, room: number): void {
  const { height } = post.getBoundingClientRect();
  if (room === 0 || height === 0) return;
  const taken = Math.ceil(height / room);
  for (let more = 1; more < taken; more += 1) post.nextElementSibling?.remove();
  post.style.marginBlockEnd = `${taken * room - height}px`;
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (tag === 'p') made.dir = 'auto';
  made.append(...children);
  return made;
}
