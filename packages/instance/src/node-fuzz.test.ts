import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import type { RunningInstance } from './node.js';
import { startInstance } from './node.js';
import { createSeededRandom } from './world/seeded-random.js';

let running: RunningInstance;
let token: string;

beforeAll(async () => {
  running = await startInstance({ port: 0, control: true, requestTimeout: 1000 });
  token = running.instance.issueToken('mara');
});
afterAll(() => running.close());

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY', 'get', 'BREW', ''];
/** `:x` stands for a fragment. */
const paths =
  `
/api/v1/timelines/home /api/v1/timelines/public /api/v1/timelines/tag/:x /api/v1/timelines/list/:x /api/v1/statuses
/api/v1/statuses/:x /api/v1/statuses/:x/context /api/v1/statuses/:x/favourite /api/v1/statuses/:x/history /api/v1/accounts/:x
/api/v1/accounts/:x/statuses /api/v1/accounts/lookup /api/v1/accounts/relationships /api/v1/accounts/:x/follow
/api/v1/accounts/update_credentials /api/v1/polls/:x/votes /api/v1/markers /api/v1/apps /api/v2/search /api/v2/suggestions
/api/v1/notifications/:x /api/v1/streaming /oauth/authorize /oauth/token /oauth/revoke /media/:x /media/sound/1-2.wav
/_control/posts /_control/faults /.well-known/nodeinfo /@:x // ///:x// * http:// http://[:: http://other.test/api/v1/instance
/% /%E0%A4%A /..%2f..
`.match(/\S+/g) ?? [];
const long = 'a'.repeat(3000);
const fragments =
  `
0 -1 999999999999999999999 % %00 %zz %E0%A4%A null [] {} __proto__ constructor .. // ? # & = %0d%0aX:%20y é 😀 ' " <b> ${long} @a@b
@@@@@@@@@@@@ ############ 1e999 NaN
`.match(/\S+/g) ?? [];
const parameters = `limit max_id min_id since_id offset q id[] id type acct types[] access_token stream`.split(' ');
const headerLines = [
  'Authorization: Bearer made-up',
  'Authorization: Basic %%%',
  'Authorization: Bearer',
  'Content-Type: application/json',
  'Content-Type: a/b',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=',
  'Range: bytes=9-1',
  'Range: bytes=-',
  'Origin: null',
  'Accept-Encoding: gzip',
  'Idempotency-Key: \u00ff',
  'Expect: 100-continue',
  'Expect: nothing',
  'Host: [',
  'Host: a b',
  'X: y\u0000',
  'Broken',
  ': empty',
  'Upgrade: h2c',
  'Transfer-Encoding: chunked',
  'Content-Length: -1',
  'Content-Length: 5',
  'Sec-Fetch-Site: cross-site',
  `Cookie: ${'c'.repeat(20_000)}`,
];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '{"status":null}',
  '{"status":{"a":1},"poll":[],"media_ids":{}}',
  '{"poll":{"options":[null,{},1],"expires_in":"x"}}',
  '{"home":{"last_read_id":{}}}',
  '{"__proto__":{"status":"x"},"constructor":1}',
  'status=%E0%A4%A',
  'poll[options][]=&poll[expires_in]=1',
  'choices[]=-1&choices[]=1e9',
  'grant_type=authorization_code&code=x',
  'redirect_uris=%%%&client_name=x',
  '--\r\n--',
  '\u0000\u0001',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'x'.repeat(70_000),
];
const frames = [
  '',
  '{',
  'null',
  '[]',
  '1',
  '{"type":"subscribe"}',
  '{"type":"subscribe","stream":"user"}',
  '{"type":"subscribe","stream":"list","list":{}}',
  '{"type":"subscribe","stream":"hashtag","tag":"__proto__"}',
  '{"type":"unsubscribe","stream":"nothing"}',
  '{"type":1,"stream":2}',
  '\u0000',
  'x'.repeat(20_000),
];

function createGenerator(seed: number) {
  const random = createSeededRandom(seed);
  const pick = <T>(list: readonly T[]): T => random.pick(list) as T;
  const some = (list: readonly string[], maximum: number): string[] =>
    Array.from({ length: random.integer(0, maximum) }, () => pick(list));
  const target = (): string => {
    const path = pick(paths).replaceAll(':x', () => pick(fragments));
    const query = some(parameters, 3).map(name => `${name}=${pick(fragments)}`);
    return query.length === 0 ? path : `${path}?${query.join('&')}`;
  };
  const maybe = (line: string): string[] => (random.boolean(0.5) ? [line] : []);
  return { pick, some, maybe, target };
}

/** Sends a request and resolves to everything that the server answers until it closes the connection. */
async function exchange(request: string): Promise<string> {
  const { hostname, port } = new URL(running.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(socket, 'close');
  socket.end(Buffer.from(request, 'utf8'));
  await closed;
  return Buffer.concat(chunks).toString('latin1');
}

/** The fault of an answer; null for a sequence of whole responses: status line, headers, a body as long as announced. */
function faultOf(answer: string, request: string): string | null {
  let rest = answer;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...headers] = rest.slice(0, end).split('\r\n');
    if (!/^HTTP\/1\.1 [1-4]\d\d [\w -]+$/.test(statusLine)) return `status line: ${statusLine}`;
    const broken = headers.find(header => !/^[\w-]+: [^\r\n\0]*$/.test(header));
    if (broken !== undefined) return `header: ${broken}`;
    rest = rest.slice(end + 4);
    if (statusLine.startsWith('HTTP/1.1 1')) continue;
    const text = headers.join('\n').toLowerCase();
    if (!text.includes('x-content-type-options: nosniff')) return 'no nosniff';
    if (request.startsWith('HEAD ') || / (?:204|304) /.test(statusLine)) continue;
    const length = Number(/^content-length: (\d+)$/m.exec(text)?.[1]);
    if (text.includes('transfer-encoding: chunked')) rest = rest.slice(rest.indexOf('0\r\n\r\n') + 5);
    else if (rest.length >= length) rest = rest.slice(length);
    else return `a body of ${String(rest.length)} for a Content-Length of ${String(length)}`;
  }
  return null;
}

async function isAlive(): Promise<boolean> {
  return (await fetch(`${running.url}/api/v1/instance`)).ok;
}

it.each([1, 2, 3])('answers 300 random requests with whole responses (seed %i)', { timeout: 120_000 }, async seed => {
  const { pick, some, maybe, target } = createGenerator(seed);
  const faults: { request: string; fault: string }[] = [];
  for (let count = 0; count < 300; count += 1) {
    const body = pick(bodies);
    const lines = [
      `${pick(methods)} ${target()} ${pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''])}`,
      ...maybe('Host: localhost'),
      ...maybe(`Authorization: Bearer ${token}`),
      ...maybe(`Content-Length: ${String(Buffer.byteLength(body))}`),
      ...some(headerLines, 3),
      'Connection: close',
    ];
    const request = `${lines.join('\r\n')}\r\n\r\n${body}`;
    const fault = faultOf(await exchange(request), request);
    if (fault !== null) faults.push({ request, fault });
  }
  expect(faults).toEqual([]);
  expect(await isAlive()).toBe(true);
});

it.each([1, 2])('survives 200 random upgrades (seed %i)', { timeout: 120_000 }, async seed => {
  const { pick, some, maybe, target } = createGenerator(seed);
  const faults: string[] = [];
  for (let count = 0; count < 200; count += 1) {
    const lines = [
      `GET ${pick([target(), `/api/v1/streaming?stream=${pick(fragments)}`, '//'])} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      `Upgrade: ${pick(['websocket', 'WebSocket', 'h2c', 'x'])}`,
      `Sec-WebSocket-Version: ${pick(['13', '8', '', 'x'])}`,
      `Sec-WebSocket-Key: ${pick([btoa('0123456789abcdef'), '', 'short'])}`,
      ...maybe(`Sec-WebSocket-Protocol: ${pick([token, 'made-up', ',', 'a, a', '"'])}`),
      ...some(headerLines, 2),
    ];
    const request = `${lines.join('\r\n')}\r\n\r\n${pick(['', '\u0081\u00ff', '\u0000'.repeat(40)])}`;
    if (!/^(?:HTTP\/1\.1 [1-4]\d\d |$)/.test(await exchange(request))) faults.push(request);
  }
  expect(faults).toEqual([]);
  expect(await isAlive()).toBe(true);
});

it('survives 300 random frames', { timeout: 120_000 }, async () => {
  const { pick } = createGenerator(7);
  for (let count = 0; count < 30; count += 1) {
    const socket = new WebSocket(`${running.url.replace('http', 'ws')}/api/v1/streaming`, pick([token, []]));
    socket.on('error', () => undefined);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    for (let sent = 0; sent < 10; sent += 1) socket.send(pick([pick(frames), Buffer.from([255, 254, 0])]));
    socket.close();
    await closed;
  }
  expect(await isAlive()).toBe(true);
});
