import { hostileJson, type HostileText } from './hostile-answer.js';

/** Failures that can be injected into requests. */
export const faultKinds = [
  'delay',
  'hold',
  'drop',
  'cut',
  'lost',
  'late',
  'status',
  'truncate',
  'html',
  'rate_limit',
  'hostile',
] as const;

/**
 * `delay` waits before the request is applied, `hold` after that, before the answer. `drop` closes the connection before the request is read,
 * `cut` after the first part of its body, `lost` after it is applied; `late` closes it once the request is read and applies it later.
 * `hostile` replaces every text of the answer.
 */
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** `[METHOD ]path`, where `:name` is one segment and `*` is anything: `POST /api/v1/statuses/:id/favourite`. */
  readonly pattern: string;
  readonly kind: FaultKind;
  /** Number of matching requests that fail, 1 by default; Infinity for all. */
  readonly times?: number;
  /**
   * HTTP status of `status` (500 by default), of `html` (502 by default), and of `lost`, which carries the request out and then loses its
   * answer: without a status the connection is dropped.
   */
  readonly status?: number;
  /** Length of `delay`, `hold` and `late` (1000 by default) or time until the window of `rate_limit` ends (5000 by default). */
  readonly milliseconds?: number;
  /** The `error` of `status`. */
  readonly message?: string;
  /** The text of `hostile`; by default the items of a page take all in turn. */
  readonly text?: HostileText;
}

/** One request on its way through the faults. */
interface FaultyRequest {
  readonly request: Request;
  /** Applies the request. */
  answer(): Promise<Response>;
  /** Reads the body into memory, so that `answer` can be called after the connection is closed. */
  buffer(): Promise<void>;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The faults still armed; `times` is the number of requests each has left. */
  list(): Fault[];
  /** Applies the first matching fault to a request. A dropped request rejects with a TypeError, as `fetch` does. */
  intercept(faulty: FaultyRequest): Promise<Response>;
}

/** Thrown by the faults that close the connection. The host closes it. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The connection was dropped');
    this.name = 'ConnectionDropped';
  }
}

interface ArmedFault {
  readonly fault: Fault;
  readonly method: string | null;
  readonly path: RegExp;
  left: number;
}

/** Matches a path in which `:name` is one segment, `:name{a|b}` one of two, and `*` anything. */
export function pathExpression(path: string): RegExp {
  const source = path
    .split(/(\*|:[A-Za-z_]+(?:\{[^}]*\})?)/)
    .map(part => {
      if (part === '*') return '.*';
      const choices = /^:\w+\{(.*)\}$/.exec(part)?.[1];
      if (choices !== undefined) return `(?:${choices})`;
      if (part.startsWith(':')) return '[^/]+';
      return part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function arm(fault: Fault): ArmedFault {
  const match = /^([A-Z]+) (.*)$/.exec(fault.pattern);
  return {
    fault,
    method: match?.[1] ?? null,
    path: pathExpression(match?.[2] ?? fault.pattern),
    left: fault.times ?? 1,
  };
}

const html = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

async function truncated(response: Response): Promise<Response> {
  const body = await response.text();
  return new Response(body.slice(0, Math.floor(body.length / 2)), { status: response.status, headers: response.headers });
}

/** @param sleep How the fault `delay` waits. */
export function createFaults(now: () => number, sleep: (milliseconds: number) => Promise<void>): Faults {
  let armed: ArmedFault[] = [];
  let clears = 0;

  function takeFault(request: Request): Fault | null {
    const { pathname } = new URL(request.url);
    const match = armed.find(one => (one.method === null || one.method === request.method) && one.path.test(pathname));
    if (match === undefined) return null;
    match.left -= 1;
    if (match.left <= 0) armed = armed.filter(one => one !== match);
    return match.fault;
  }

  return {
    add(fault) {
      armed.push(arm(fault));
    },
    clear() {
      armed = [];
      clears += 1;
    },
    list: () => armed.map(({ fault, left }) => ({ ...fault, times: left })),
    async intercept(faulty) {
      const fault = takeFault(faulty.request);
      return fault === null ? faulty.answer() : answerWith(fault, faulty);
    },
  };

  /** Applies a request unless the faults are cleared before: a reset server gets nothing from the time before. */
  function applyLate(answer: () => Promise<Response>, pause: number): void {
    const before = clears;
    void sleep(pause).then(() => (clears === before ? answer() : undefined));
  }

  async function answerWith(fault: Fault, { request, answer, buffer }: FaultyRequest): Promise<Response> {
    const pause = fault.milliseconds ?? 1000;
    switch (fault.kind) {
      case 'delay':
        await sleep(pause);
        return answer();
      case 'hold': {
        const response = await answer();
        await sleep(pause);
        return response;
      }
      case 'drop':
        throw new ConnectionDropped();
      case 'cut':
        await request.body?.getReader().read();
        throw new ConnectionDropped();
      case 'lost':
        await answer();
        if (fault.status === undefined) throw new ConnectionDropped();
        return new Response('', { status: fault.status });
      case 'late':
        await buffer();
        applyLate(answer, pause);
        throw new ConnectionDropped();
      case 'status':
        return Response.json({ error: fault.message ?? 'Something went wrong on our end' }, { status: fault.status ?? 500 });
      case 'html':
        return new Response(html('502 Bad Gateway'), {
          status: fault.status ?? 502,
          headers: { 'Content-Type': 'text/html' },
        });
      case 'truncate':
        return truncated(await answer());
      case 'hostile': {
        const response = await answer();
        return new Response(JSON.stringify(hostileJson(await response.json(), fault.text)), response);
      }
      case 'rate_limit':
        return rateLimited(now(), fault.milliseconds ?? 5000);
    }
  }
}

function rateLimited(now: number, milliseconds: number): Response {
  return Response.json(
    { error: 'Too many requests' },
    {
      status: 429,
      headers: {
        'Retry-After': String(Math.ceil(milliseconds / 1000)),
        'X-RateLimit-Limit': '300',
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Reset': new Date(now + milliseconds).toISOString(),
      },
    },
  );
}
