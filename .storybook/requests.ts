import { storyServer } from '../apps/web/src/test-support/story-servers.js';
import { storySocket } from './story-socket.js';

/** A request for another host, as `public/story-worker.js` hands it over. */
interface StoryRequest {
  readonly kind: 'story-request';
  readonly method: string;
  readonly url: string;
  /** `image`, `video`, `''` for a call of `fetch`, … */
  readonly destination: RequestDestination;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

interface StoryResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

/** A worker that has no page to claim after this time has failed to start. */
const CLAIM_TIMEOUT_MS = 5000;

let foreignRequests: string[] = [];

/** Returns the addresses at hosts of strangers that were requested since the last call. */
export function takeForeignRequests(): string[] {
  const taken = foreignRequests;
  foreignRequests = [];
  return taken;
}

/** Starts to answer the requests for other hosts in this page. Without service workers (an insecure origin) they fail, and media are missing. */
export async function interceptRequests(): Promise<void> {
  window.WebSocket = storySocket(window.WebSocket, isOwn, url => foreignRequests.push(url));
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', event => {
    const request = event.data as StoryRequest;
    if (request.kind === 'story-request') void reply(request, event.ports[0]);
  });
  workers.startMessages();
  // In Storybook the worker is for the frame of the stories alone, and lies beside it, in whatever folder that is.
  const isFrame = location.pathname.endsWith('/iframe.html');
  const registration = await workers.register(isFrame ? 'story-worker.js' : '/story-worker.js', {
    scope: isFrame ? location.pathname : '/',
    updateViaCache: 'none',
  });
  if (workers.controller !== null) return;
  await Promise.race([
    new Promise(resolve => workers.addEventListener('controllerchange', resolve, { once: true })),
    // A forced reload leaves the page without its worker.
    workers.ready.then(() => registration.active?.postMessage('claim')).then(() => pause(CLAIM_TIMEOUT_MS)),
  ]);
}

async function reply(request: StoryRequest, port: MessagePort | undefined): Promise<void> {
  port?.postMessage(await answer(request).catch(() => null));
}

/** Null for a request that fails as without a network. */
async function answer({ method, url, destination, headers, body }: StoryRequest): Promise<StoryResponse | null> {
  const { origin, hostname } = new URL(url);
  const server = storyServer(origin);
  if (server !== null) return flat(await server.fetch(new Request(url, { method, headers, body })));
  if (/(^|\.)(example|test)$/.test(hostname)) {
    return destination === 'image' ? flat(picture(url)) : flat(Response.json({ error: 'Not found' }, { status: 404 }));
  }
  // A port of this machine that nothing listens on is an example of a failing server.
  if (!isOwn(url)) foreignRequests.push(url);
  return null;
}

async function flat(response: Response): Promise<StoryResponse> {
  const { status, statusText } = response;
  const isEmpty = [204, 205, 304].includes(status);
  return { status, statusText, headers: [...response.headers], body: isEmpty ? null : await response.arrayBuffer() };
}

function isOwn(url: string): boolean {
  return ['localhost', '127.0.0.1', location.hostname].includes(new URL(url, location.href).hostname);
}

/** A picture for a name under .example: its colours follow from its address. */
function picture(url: string): Response {
  const hue = new TextEncoder().encode(url).reduce((sum, byte) => (sum * 31 + byte) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice"><rect width="640" height="480" fill="hsl(${hue} 35% 62%)"/><path d="M0 330 180 180l120 110 130-170 210 210v150H0z" fill="hsl(${hue} 40% 36%)"/></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
