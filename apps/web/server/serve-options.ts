import { parseArgs } from 'node:util';
import { adProviderNames, serverProfileNames, type AdProviderName, type ServerProfileName } from '@rookery/instance/node';

/** The choices of the command that serves the app. Each has an option and an environment variable; the option wins. */
export interface ServeOptions {
  /** The port of the app, from 1 to 65,534; the built-in server has the next one. */
  readonly port: number;
  readonly serverProfile: ServerProfileName;
  /** The path of the SQLite file of the built-in server; null stores nothing. */
  readonly file: string | null;
  /** The address that the app is reached at: the host of the network interface. */
  readonly host: string;
  /** The folder of the app on its host, with slashes at both ends. */
  readonly base: string;
  /** The file with the configuration of the site; null: that of the built app. */
  readonly config: string | null;
  /** Checks the configuration of the site, and serves nothing. */
  readonly check: boolean;
  /** Serves the app alone, without the built-in server. */
  readonly appOnly: boolean;
  /** Writes the files of the site into this folder, for another web server, instead of serving them; null: serves them. */
  readonly write: string | null;
  /** Puts a preview of public posts and profiles into their pages. */
  readonly previews: boolean;
  /** Offers the control endpoints that browser tests use. */
  readonly control: boolean;
  /** The number of messages of a long chat, for server profiles with chats. */
  readonly longChat: number;
  /** The provider of ads, for server profiles with site settings; null without one. */
  readonly ads: AdProviderName | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Choice {
  readonly option: string;
  readonly variable: string;
  /** Stands for the value in the help; a switch has none. */
  readonly value: string | null;
  readonly fallback: string;
  readonly help: string;
}

const HIGHEST_PORT = 65_534;
const LONGEST_CHAT = 100_000;

const choices = {
  port: {
    option: 'port',
    variable: 'PORT',
    value: 'NUMBER',
    fallback: '4100',
    help: `The port of the app, from 1 to ${HIGHEST_PORT}; the built-in server has the next one. Default: 4100.`,
  },
  serverProfile: {
    option: 'server-profile',
    variable: 'ROOKERY_SERVER_PROFILE',
    value: 'NAME',
    fallback: 'default',
    help: `The server family that the built-in server answers like: ${serverProfileNames.join(', ')}.`,
  },
  data: {
    option: 'data',
    variable: 'ROOKERY_DATA',
    value: 'FILE',
    fallback: 'data/server.sqlite',
    help: 'The SQLite file of the built-in server; "memory" stores nothing. Default: data/server.sqlite.',
  },
  longChat: {
    option: 'long-chat',
    variable: 'ROOKERY_LONG_CHAT',
    value: 'NUMBER',
    fallback: '0',
    help: `Adds a chat of that many messages, at most ${LONGEST_CHAT}. Only server profiles with chats have it.`,
  },
  ads: {
    option: 'ads',
    variable: 'ROOKERY_ADS',
    value: 'NAME',
    fallback: '',
    help: `Adds ads to the site settings of pleroma and rebased: ${adProviderNames.join(', ')}.`,
  },
  host: {
    option: 'host',
    variable: 'ROOKERY_HOST',
    value: 'ADDRESS',
    fallback: '127.0.0.1',
    help: 'The network address that the app listens at, for --app-only; 0.0.0.0 for all. Default: 127.0.0.1, for a proxy on this computer.',
  },
  base: {
    option: 'base',
    variable: 'ROOKERY_BASE',
    value: 'PATH',
    fallback: '/',
    help: 'The folder of the app on its host, such as /social/. Default: /.',
  },
  config: {
    option: 'config',
    variable: 'ROOKERY_CONFIG',
    value: 'FILE',
    fallback: '',
    help: 'The configuration of the site (docs/deploying.md). Default: config.json beside the built app.',
  },
  check: {
    option: 'check',
    variable: 'ROOKERY_CHECK',
    value: null,
    fallback: '0',
    help: 'Names each field of the configuration that cannot be used, and ends: with 1 where there is one, else with 0.',
  },
  appOnly: {
    option: 'app-only',
    variable: 'ROOKERY_APP_ONLY',
    value: null,
    fallback: '0',
    help: 'Serves the app without the built-in server.',
  },
  write: {
    option: 'write',
    variable: 'ROOKERY_WRITE',
    value: 'FOLDER',
    fallback: '',
    help: 'Writes the files of the site into this folder, for another web server, instead of serving them.',
  },
  previews: {
    option: 'previews',
    variable: 'ROOKERY_PREVIEWS',
    value: null,
    fallback: '0',
    help: 'Puts title, text and picture of a public post or profile into its page, for the previews of shared links. Asks the first of the servers of the configuration.',
  },
  control: {
    option: 'control',
    variable: 'ROOKERY_CONTROL',
    value: null,
    fallback: '0',
    help: 'Offers /_control at the built-in server: resets it, publishes posts, makes requests fail. Without a password: for tests only.',
  },
} satisfies Record<string, Choice>;

/** The help of the command: each option with its environment variable. */
export const serveHelp = [
  'Serves the built app and its built-in server on this computer.',
  '',
  'Options, each with the environment variable that it overrides:',
  ...Object.values(choices).map(choice => `  ${labelOf(choice)}  ${choice.variable}\n      ${choice.help}`),
  '  --help\n      Prints this text.',
  '',
].join('\n');

/**
 * Reads the arguments of the command and the environment. Returns 'help' where the help is asked for.
 *
 * @throws {RangeError} For an option or a value that is not possible; its message is a sentence for the terminal.
 */
export function readServeOptions(parameters: readonly string[], environment: Environment): ServeOptions | 'help' {
  const given = readParameters(parameters);
  if (given.get('help') !== undefined) return 'help';
  const text = (choice: Choice) => given.get(choice.option) ?? environment[choice.variable] ?? choice.fallback;
  return {
    port: wholeNumber(choices.port, text(choices.port), 1, HIGHEST_PORT),
    serverProfile: oneOf('server profile', text(choices.serverProfile), serverProfileNames),
    file: fileOf(text(choices.data)),
    host: text(choices.host),
    base: folderOf(text(choices.base)),
    config: text(choices.config) === '' ? null : text(choices.config),
    check: switchOf(choices.check, text(choices.check)),
    appOnly: switchOf(choices.appOnly, text(choices.appOnly)),
    write: text(choices.write) === '' ? null : text(choices.write),
    previews: switchOf(choices.previews, text(choices.previews)),
    control: switchOf(choices.control, text(choices.control)),
    longChat: wholeNumber(choices.longChat, text(choices.longChat), 0, LONGEST_CHAT),
    ads: text(choices.ads) === '' ? null : oneOf('provider of ads', text(choices.ads), adProviderNames),
  };
}

/** A sentence for the terminal: why the server did not start, or stopped. */
export function startFailure(error: Error & { code?: string; port?: number }, { file }: Pick<ServeOptions, 'file'>): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken. Choose another with --port: the app uses that port and the built-in server the next one.`;
  if (error.code === 'EACCES' && error.port !== undefined)
    return `Port ${error.port} may not be used by this account of the system.`;
  if (error.name === 'ConfigError') return error.message;
  const isOfFile = error.code === 'ERR_SQLITE_ERROR' || 'path' in error;
  return isOfFile
    ? `${file} cannot be used for the data of the built-in server: ${error.message}.`
    : `The server stopped: ${error.message}.`;
}

/** The given options by their names; a switch has the value "1". */
function readParameters(parameters: readonly string[]): Map<string, string> {
  const options = Object.fromEntries([
    ['help', { type: 'boolean' as const }],
    ...Object.values(choices).map(({ option, value }) => [
      option,
      { type: value === null ? ('boolean' as const) : ('string' as const) },
    ]),
  ]) as Record<string, { type: 'boolean' | 'string' }>;
  try {
    const { values } = parseArgs({ args: [...parameters], options });
    return new Map(Object.entries(values).map(([name, value]) => [name, value === true ? '1' : String(value)]));
  } catch (error) {
    // The first sentence names the option; the second of Node's is about positional arguments, which this command has none of.
    const [reason] = (error as Error).message.split(/\.\s|\n/);
    throw new RangeError(`${reason?.replace(/\.?$/, '.') ?? ''} --help lists the options.`, { cause: error });
  }
}

function labelOf({ option, value }: Choice): string {
  return value === null ? `--${option}` : `--${option} ${value}`;
}

function wholeNumber(choice: Choice, text: string, lowest: number, highest: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number;
  throw new RangeError(`${namesOf(choice)} is a whole number from ${lowest} to ${highest}, not "${text}".`);
}

function switchOf(choice: Choice, text: string): boolean {
  if (text === '1') return true;
  if (text === '0' || text === '') return false;
  throw new RangeError(`${namesOf(choice)} is 1 or 0, not "${text}".`);
}

/** A path of the host with slashes at both ends. */
function folderOf(text: string): string {
  const base = `/${text}/`.replaceAll(/\/{2,}/g, '/');
  if (/^\/(?:[\w.~-]+\/)*$/.test(base)) return base;
  throw new RangeError(`${namesOf(choices.base)} is a path such as /social/, not "${text}".`);
}

function fileOf(text: string): string | null {
  if (text.trim() === '') throw new RangeError(`${namesOf(choices.data)} is the path of a file, or "memory".`);
  return text === 'memory' ? null : text;
}

function oneOf<Name extends string>(kind: string, text: string, names: readonly Name[]): Name {
  const name = names.find(known => known === text);
  if (name === undefined) throw new RangeError(`Unknown ${kind} "${text}". Use one of: ${names.join(', ')}.`);
  return name;
}

/** The option and the variable: the wrong value may come from either. */
function namesOf({ option, variable }: Choice): string {
  return `--${option} (${variable})`;
}
