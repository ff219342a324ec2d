/*
 * The service worker of stories. It hands each request for another host to the page (`.storybook/requests.ts`), which answers it: nothing
 * leaves the machine, pictures and media of the built-in server included.
 */
self.addEventListener('install', event => {
  // The modules of Storybook itself need not start this worker.
  if (typeof event.addRoutes === 'function') {
    const own = new URLPattern({ protocol: location.protocol, hostname: location.hostname, port: location.port });
    event.waitUntil(event.addRoutes({ condition: { urlPattern: own }, source: 'network' }));
  }
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', event => {
  if (new URL(event.request.url).origin === location.origin) return;
  event.respondWith(answer(event));
});

async function answer({ request, clientId }) {
  const client = await self.clients.get(clientId);
  if (client === undefined) return Response.error();
  const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer();
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise(resolve => {
    port1.addEventListener('message', event => resolve(event.data), { once: true });
    port1.start();
  });
  const { method, url, destination } = request;
  client.postMessage({ kind: 'story-request', method, url, destination, headers: [...request.headers], body }, [port2]);
  const response = await reply;
  return response === null ? Response.error() : new Response(response.body, response);
}
