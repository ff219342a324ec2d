import './post-element.js';
import { ATTRIBUTE_NAMES, readAttributes, type ElementAttributes } from './attributes.js';
import { PostsElement } from './posts-element.js';

/** The posts of a server: a timeline, a hashtag, an account, or one post. */
export class RookeryTimelineElement extends PostsElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTE_NAMES;

  protected override readonly ownProperties = ['server', 'source', 'limit', 'live', 'theme', 'locale'];

  /** `public`, `public:local`, `tag:NAME`, `account:@NAME`, `account:ID`, `status:ID` or `status:ADDRESS`. */
  get source(): string {
    return this.getAttribute('source') ?? 'public';
  }
  set source(source: string | null) {
    this.reflect('source', source);
  }

  /** Whether new posts arrive while the element is in view. */
  get live(): boolean {
    return this.parsed().isLive;
  }
  set live(isLive: boolean) {
    this.reflect('live', isLive ? '' : null);
  }

  protected override parsed(): ElementAttributes {
    return readAttributes(name => this.getAttribute(name), this.pageLocale());
  }

  protected override shownSource(): string {
    return this.source;
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('rookery-timeline')) {
  customElements.define('rookery-timeline', RookeryTimelineElement);
}
