import type { ListPage } from '../list/list-state.js';

/** A server with one list of posts. Ids are spaced, so that late posts fit between them. */
export class Server {
  /** Newest first. */
  posts: number[] = [];
  own = new Set<number>();
  top = 1000;

  add(isOwn: boolean): number {
    this.top += 10;
    this.posts.unshift(this.top);
    if (isOwn) this.own.add(this.top);
    return this.top;
  }

  addLate(id: number): boolean {
    if (this.posts.includes(id)) return false;
    const below = this.posts.findIndex(post => post < id);
    this.posts.splice(below < 0 ? this.posts.length : below, 0, id);
    return true;
  }

  page(limit: number, bounds: { below?: number; above?: number; fromAbove?: boolean } = {}): ListPage {
    const { below = Infinity, above = -Infinity, fromAbove = false } = bounds;
    const fitting = this.posts.filter(id => id < below && id > above);
    const ids = fromAbove ? fitting.slice(-limit) : fitting.slice(0, limit);
    const last = ids.at(-1);
    const hasOlder = last !== undefined && last !== this.posts.at(-1);
    const ownIds = ids.filter(id => this.own.has(id)).map(String);
    return { ids: ids.map(String), ownIds, next: hasOlder ? String(last) : null };
  }
}
