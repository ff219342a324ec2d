import { POST_ATTRIBUTE_NAMES, postSource, readPostAttributes, type ElementAttributes } from './attributes.js';
import { PostsElement } from './posts-element.js';

/** One post of a server with its thread. */
export class RookeryPostElement extends PostsElement {
  static readonly observedAttributes: readonly string[] = POST_ATTRIBUTE_NAMES;

  protected override readonly ownProperties = ['url', 'server', 'statusId', 'thread', 'limit', 'theme', 'locale'];

  /** The address of the post on its server. */
  get url(): string {
    return this.getAttribute('url') ?? '';
  }
  set url(url: string | null) {
    this.reflect('url', url);
  }

  /** The id of the post on `server`, in place of its address. */
  get statusId(): string {
    return this.getAttribute('status-id') ?? '';
  }
  set statusId(statusId: string | null) {
    this.reflect('status-id', statusId);
  }

  /** `all`, or `none`: the post alone. */
  get thread(): string {
    return this.parsed().hasThread ? 'all' : 'none';
  }
  set thread(thread: string | null) {
    this.reflect('thread', thread);
  }

  protected override parsed(): ElementAttributes {
    return readPostAttributes(name => this.getAttribute(name), this.pageLocale());
  }

  protected override shownSource(): string {
    return postSource(name => this.getAttribute(name)) ?? '';
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('rookery-post')) {
  customElements.define('rookery-post', RookeryPostElement);
}
