/** What can go wrong on purpose. */
export type FaultKind = 'delay' | 'drop' | 'status' | 'truncate' | 'html' | 'rate_limit';

export interface Fault {
  /** `[METHOD ]path`, where `:name` is one segment and `*` is anything: `POST /api/v1/statuses/:id/favourite`. */
  readonly pattern: string;
  readonly kind: FaultKind;
  /** How many matching requests it strikes; Infinity for all. */
  readonly times?: number;
  /** The status of `status` (500 without it) and of `html` (502 without it). */
  readonly status?: number;
  /** How long `delay` waits, or in how many milliseconds the window of `rate_limit` ends (5000 without it). */
  readonly milliseconds?: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The faults still armed, with the strikes each has left. */
  list(): Fault[];
  /** Answers a request through whatever fault it meets. A dropped request rejects with a TypeError, as `fetch` does. */
  around(request: Request, answer: () => Promise<Response>): Promise<Response>;
}

/** Thrown in place of an answer by the fault `drop`; the host cuts the connection. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The connection was dropped');
    this.name = 'ConnectionDropped';
  }
}

interface Armed {
  readonly fault: Fault;
  readonly method: string | null;
  readonly path: RegExp;
  left: number;
}

function pathExpression(path: string): RegExp {
  const source = path
    .split(/(\*|:[A-Za-z_]+)/)
    .map(part => {
      if (part === '*') return '.*';
      if (part.startsWith(':')) return '[^/]+';
      return part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function arm(fault: Fault): Armed {
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

/** `sleep` is an argument so that tests wait for nothing. */
export function createFaults(now: () => number, sleep: (milliseconds: number) => Promise<void>): Faults {
  let armed: Armed[] = [];

  function strike(request: Request): Fault | null {
    const { pathname } = new URL(request.url);
    const met = armed.find(one => (one.method === null || one.method === request.method) && one.path.test(pathname));
    if (met === undefined) return null;
    met.left -= 1;
    if (met.left <= 0) armed = armed.filter(one => one !== met);
    return met.fault;
  }

  return {
    add(fault) {
      armed.push(arm(fault));
    },
    clear() {
      armed = [];
    },
    list: () => armed.map(({ fault, left }) => ({ ...fault, times: left })),
    async around(request, answer) {
      const fault = strike(request);
      if (fault === null) return answer();
      switch (fault.kind) {
        case 'delay':
          await sleep(fault.milliseconds ?? 1000);
          return answer();
        case 'drop':
          throw new ConnectionDropped();
        case 'status':
          return Response.json({ error: 'Something went wrong on our end' }, { status: fault.status ?? 500 });
        case 'html':
          return new Response(html('502 Bad Gateway'), {
            status: fault.status ?? 502,
            headers: { 'Content-Type': 'text/html' },
          });
        case 'truncate':
          return truncated(await answer());
        case 'rate_limit':
          return Response.json(
            { error: 'Too many requests' },
            {
              status: 429,
              headers: {
                'X-RateLimit-Limit': '300',
                'X-RateLimit-Remaining': '0',
                'X-RateLimit-Reset': new Date(now() + (fault.milliseconds ?? 5000)).toISOString(),
              },
            },
          );
      }
    },
  };
}
