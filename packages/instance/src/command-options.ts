import { parseArgs } from 'node:util';

import { adProviderNames } from './server/server.js';
import { serverProfileNames } from './server-profiles/server-profile.js';
import type { StartOptions } from './node.js';

/** The task of the command: start a server, print a text, or refuse its arguments. */
type CommandTask =
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'refuse'; readonly text: string };

const DEFAULT_PORT = 4101;

export const commandHelp = `Usage: rookery-instance [options]

A small server of the Mastodon API over a seed world, for trying clients against.

  --port <number>             4101 by default; 0 for any free port
  --host <name>               127.0.0.1 by default: anybody who can reach the server can sign in
  --server-profile <name>     ${serverProfileNames.join(', ')}
  --file <path>               an SQLite file that stores all changes; without it they are lost at the end
  --seed <number>             the seed of a new world
  --long-chat <number>        messages of a long chat, on server profiles with chats
  --ads <provider>            ${adProviderNames.join(', ')}, on server profiles with site settings
  --app-origin <origin>       the origin of a client: requests for its pages are redirected there
  --control                   endpoints for tests: faults, clock, posts, reset
  --help                      this text
`;

/** Reads the arguments of `rookery-instance`. Never throws. */
export function readCommand(parameters: readonly string[]): CommandTask {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        host: { type: 'string' },
        'server-profile': { type: 'string', default: 'default' },
        file: { type: 'string' },
        seed: { type: 'string' },
        'long-chat': { type: 'string' },
        ads: { type: 'string' },
        'app-origin': { type: 'string' },
        control: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { kind: 'print', text: commandHelp };
    const { host, file, ads } = values;
    return {
      kind: 'start',
      options: {
        port: wholeNumber('port', values.port, 65_535),
        serverProfile: oneOf('server-profile', values['server-profile'], serverProfileNames),
        control: values.control,
        ...(host === undefined ? {} : { host }),
        ...(file === undefined ? {} : { file }),
        ...(values.seed === undefined ? {} : { seed: wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER) }),
        ...(values['long-chat'] === undefined ? {} : { longChat: wholeNumber('long-chat', values['long-chat'], 100_000) }),
        ...(ads === undefined ? {} : { ads: oneOf('ads', ads, adProviderNames) }),
        ...(values['app-origin'] === undefined ? {} : { appOrigin: values['app-origin'] }),
      },
    };
  } catch (error) {
    return { kind: 'refuse', text: `${(error as Error).message}\n\n${commandHelp}` };
  }
}

function wholeNumber(option: string, text: string, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > max) throw new RangeError(`--${option} is a whole number from 0 to ${max}, not "${text}".`);
  return number;
}

function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find(known => known === text);
  if (name === undefined) throw new RangeError(`--${option} is one of ${names.join(', ')}, not "${text}".`);
  return name;
}
