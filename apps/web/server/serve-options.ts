import { parseArgs } from 'node:util';
import { adProviderNames, serverProfileNames, type AdProviderName, type ServerProfileName } from '@rookery/instance/node';

/** The choices of the command that serves the app. Each has an option and an environment variable; the option wins. */
export interface ServeOptions {
  /** The port of the app; the built-in server has the next one. */
  readonly port: number;
  readonly serverProfile: ServerProfileName;
  /** The path of the SQLite file of the built-in server; null stores nothing. */
  readonly file: string | null;
  /** Offers the control endpoints that browser tests use. */
  readonly control: boolean;
  /** The number of messages of a long chat, for server profiles with chats. */
  readonly longChat: number;
  /** The provider of ads, for server profiles with site settings; null without one. */
  readonly ads: AdProviderName | null;
}

const LONGEST_CHAT = 100_000;

/**
 * Reads the arguments of the command and the environment.
 *
 * @throws {RangeError} For a value that is not possible; its message is for the terminal.
 */
export function readServeOptions(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServeOptions {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      'server-profile': { type: 'string', default: environment['ROOKERY_SERVER_PROFILE'] ?? 'default' },
      data: { type: 'string', default: environment['ROOKERY_DATA'] ?? 'data/server.sqlite' },
      'long-chat': { type: 'string', default: environment['ROOKERY_LONG_CHAT'] ?? '0' },
      ads: { type: 'string', default: environment['ROOKERY_ADS'] ?? '' },
      control: { type: 'boolean', default: environment['ROOKERY_CONTROL'] === '1' },
    },
  });
  return {
    port: Number(environment['PORT'] ?? '4100'),
    serverProfile: oneOf('server profile', values['server-profile'], serverProfileNames),
    file: values.data === 'memory' ? null : values.data,
    control: values.control,
    longChat: readLongChat(values['long-chat']),
    ads: values.ads === '' ? null : oneOf('provider of ads', values.ads, adProviderNames),
  };
}

function readLongChat(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= LONGEST_CHAT) return count;
  throw new RangeError(`--long-chat is a number from 0 to ${LONGEST_CHAT}, not "${text}".`);
}

function oneOf<Name extends string>(kind: string, text: string, names: readonly Name[]): Name {
  const name = names.find(known => known === text);
  if (name === undefined) throw new RangeError(`Unknown ${kind} "${text}". Use one of: ${names.join(', ')}.`);
  return name;
}
