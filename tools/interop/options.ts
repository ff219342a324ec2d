import { parseArgs } from 'node:util';

/** A server to try: its origin and the tokens of two of its accounts. */
interface NamedServer {
  readonly origin: string;
  readonly tokens: readonly [string, string];
}

export interface InteropOptions {
  /** Null: every server profile of the built-in server, and the real servers at hand. */
  readonly server: NamedServer | null;
  /** Names of the server profiles to try; empty for all. */
  readonly profiles: readonly string[];
  /** The first of four ports: two apps, each with its built-in server on the next one. */
  readonly port: number;
}

const usage = 'Use --server URL --token A --token B, or no option for the built-in server.';
const DEFAULT_PORT = 4490;

/** The options of `npm run interop`. Throws a `TypeError` that says what is wrong with them. */
export function readOptions(args: readonly string[]): InteropOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      server: { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      profile: { type: 'string', multiple: true, default: [] },
      port: { type: 'string', default: String(DEFAULT_PORT) },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_530) throw new TypeError(`"${values.port}" is not a port.`);
  return { server: readServer(values.server, values.token), profiles: values.profile, port };
}

function readServer(address: string | undefined, [first, second, ...more]: readonly string[]): NamedServer | null {
  if (address === undefined && first === undefined) return null;
  if (address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address)) throw new TypeError(usage);
  if (first === undefined || second === undefined || more.length > 0 || first === second) {
    throw new TypeError(`Two tokens of two accounts are needed. ${usage}`);
  }
  return { origin: new URL(address).origin, tokens: [first, second] };
}
