import type { Visit } from './browser-page.ts';

/** Approximate number of seeded posts in the member's Home. */
const HOME_POSTS = 3000;
/** The maximum `count` of one `POST /_control/posts`. */
const MAXIMUM_POSTS_PER_REQUEST = 1000;

/** A request to the control endpoints. Throws when the server has none. */
export async function control({ server }: Visit, path: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await fetch(`${server}/_control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error('The server has no control endpoints (start it with --control).');
  await answer.text();
}

/** Publishes as many posts as the member's Home lacks. */
export async function fillHome(visit: Visit, posts: number): Promise<void> {
  for (let lacking = posts - HOME_POSTS; lacking > 0; lacking -= MAXIMUM_POSTS_PER_REQUEST)
    await control(visit, 'posts', { count: MAXIMUM_POSTS_PER_REQUEST });
}
