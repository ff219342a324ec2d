import type { Visit } from './browser-page.ts';

/** The home of the built-in server's town has about this many posts of its own. */
const HOME_POSTS = 3000;
/** As many as one order may ask for. */
const MOST_AT_ONCE = 1000;

/** Has the built-in server write as many posts as the reader's home lacks. Throws where it takes no orders. */
export async function fillHome({ server }: Visit, posts: number): Promise<void> {
  for (let lacking = posts - HOME_POSTS; lacking > 0; lacking -= MOST_AT_ONCE) {
    const answer = await fetch(`${server}/_control/posts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ count: MOST_AT_ONCE }),
    });
    if (!answer.ok) throw new Error('The home has too few posts, and the server writes none (start it with --control).');
    await answer.json();
  }
}
