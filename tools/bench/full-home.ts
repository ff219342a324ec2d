import type { Visit } from './browser-page.ts';

/** Approximate number of seeded posts in the member's Home. */
const HOME_POSTS = 3000;
/** The maximum `count` of one `POST /_control/posts`. */
const MAXIMUM_POSTS_PER_REQUEST = 1000;

/** Publishes as many posts as the member's Home lacks. Throws when the server has no control endpoints. */
export async function fillHome({ server }: Visit, posts: number): Promise<void> {
  for (let lacking = posts - HOME_POSTS; lacking > 0; lacking -= MAXIMUM_POSTS_PER_REQUEST) {
    const answer = await fetch(`${server}/_control/posts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ count: MAXIMUM_POSTS_PER_REQUEST }),
    });
    if (!answer.ok) throw new Error('The home has too few posts, and the server writes none (start it with --control).');
    await answer.json();
  }
}
