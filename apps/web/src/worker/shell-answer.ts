import { isUnreached } from './worker-rules.js';

/** A page that is on its way longer than this is answered with the stored one. */
export const PAGE_WAIT_MS = 3_000;

/**
 * Answers a page from the network, so that a new version is never hidden. Where the network does not answer, or not within `PAGE_WAIT_MS`, with
 * the stored page. Without a stored one as the network does.
 */
export async function answerWithShell(
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds)),
): Promise<Response> {
  const reached = network.then(
    response => (isUnreached(response.status) ? null : response),
    () => null,
  );
  const answer = await Promise.race([reached, wait(PAGE_WAIT_MS).then(() => null)]);
  return answer ?? (await stored().catch(() => undefined)) ?? network;
}
