import { describe, expect, it } from 'vitest';
import { readServeOptions, serveHelp, startFailure } from './serve-options.js';

const environment = {
  PORT: '5000',
  ROOKERY_SERVER_PROFILE: 'hollo',
  ROOKERY_DATA: 'other.sqlite',
  ROOKERY_LONG_CHAT: '50',
  ROOKERY_ADS: 'truth',
  ROOKERY_CONTROL: '1',
};

/** Without a configuration, at the root of the host. */
const ofFiles = { host: '127.0.0.1', base: '/', config: null, check: false, appOnly: false, write: null, previews: false };

describe('the command that serves the app', () => {
  it('serves the default server profile on port 4100 and stores its data', () => {
    expect(readServeOptions([], {})).toEqual({
      port: 4100,
      serverProfile: 'default',
      file: 'data/server.sqlite',
      control: false,
      longChat: 0,
      ads: null,
      ...ofFiles,
    });
  });

  it.each([
    ['/social/', '/social/'],
    ['social', '/social/'],
    ['/a/b', '/a/b/'],
    ['', '/'],
    ['//evil.example/', '/evil.example/'],
  ])('takes %j as the folder %s', (given, base) => {
    expect(readServeOptions([`--base=${given}`], {})).toMatchObject({ base });
  });

  it('reads the environment', () => {
    expect(readServeOptions([], environment)).toEqual({
      port: 5000,
      serverProfile: 'hollo',
      file: 'other.sqlite',
      control: true,
      longChat: 50,
      ads: 'truth',
      ...ofFiles,
    });
    expect(readServeOptions([], { ROOKERY_CONTROL: '0' })).toMatchObject({ control: false });
  });

  it('prefers its options to the environment', () => {
    const parameters = ['--server-profile', 'snac', '--data', 'memory', '--long-chat', '100000', '--ads', '', '--control'];
    expect(readServeOptions(parameters, { ...environment, ROOKERY_CONTROL: '' })).toEqual({
      port: 5000,
      serverProfile: 'snac',
      file: null,
      control: true,
      longChat: 100_000,
      ads: null,
      ...ofFiles,
    });
  });

  it.each([
    [['--server-profile', 'friendica'], /^Unknown server profile "friendica". Use one of: default, .+\.$/],
    [['--ads', 'none'], /^Unknown provider of ads "none". Use one of: .+\.$/],
    [['--long-chat', '100001'], /^--long-chat \(ROOKERY_LONG_CHAT\) is a whole number from 0 to 100000, not "100001"\.$/],
    [['--long-chat=-1'], /not "-1"/],
    [['--long-chat=1.5'], /not "1\.5"/],
    [['--long-chat='], /not ""/],
    [['--long-chat', '-1'], /^Option .*--long-chat.* --help lists the options\.$/],
    [['--port=65535'], /^--port \(PORT\) is a whole number from 1 to 65534, not "65535"\.$/],
    [['--data='], /^--data \(ROOKERY_DATA\) is the path of a file, or "memory"\.$/],
    [['--base', 'a b'], /^--base \(ROOKERY_BASE\) is a path such as \/social\/, not "a b"\.$/],
    [['--profile', 'snac'], /^Unknown option '--profile'\. --help lists the options\.$/],
    [['snac'], /^Unexpected argument 'snac'\. .*--help lists the options\.$/],
    [['--control=yes'], /--control.* --help lists the options\.$/],
  ])('refuses %j with the reason', (parameters, reason) => {
    expect(() => readServeOptions(parameters, {})).toThrow(reason);
  });

  it.each([
    ['PORT', 'abc', '--port (PORT) is a whole number from 1 to 65534, not "abc".'],
    ['PORT', '', '--port (PORT) is a whole number from 1 to 65534, not "".'],
    ['PORT', '0', '--port (PORT) is a whole number from 1 to 65534, not "0".'],
    ['PORT', '1e3', '--port (PORT) is a whole number from 1 to 65534, not "1e3".'],
    ['ROOKERY_LONG_CHAT', 'many', '--long-chat (ROOKERY_LONG_CHAT) is a whole number from 0 to 100000, not "many".'],
    ['ROOKERY_DATA', ' ', '--data (ROOKERY_DATA) is the path of a file, or "memory".'],
    ['ROOKERY_CONTROL', 'yes', '--control (ROOKERY_CONTROL) is 1 or 0, not "yes".'],
  ])('refuses %s=%j with the reason', (variable, value, reason) => {
    expect(() => readServeOptions([], { [variable]: value })).toThrow(new RangeError(reason));
  });

  it('prints its help before it reads any value', () => {
    expect(readServeOptions(['--help'], { PORT: 'abc' })).toBe('help');
  });

  it.each(Object.keys(environment))('names %s in its help', variable => {
    expect(serveHelp).toContain(`  ${variable}\n`);
  });

  it.each([
    [{ code: 'EADDRINUSE', port: 4101, message: 'listen EADDRINUSE' }, /^Port 4101 is taken\. Choose another with --port/],
    [{ code: 'EACCES', port: 80, message: 'listen EACCES' }, /^Port 80 may not be used/],
    [{ code: 'ERR_SQLITE_ERROR', message: 'file is not a database' }, /^a\.sqlite cannot be used .*: file is not a database\.$/],
    [
      { code: 'ENOTDIR', path: '/a', message: 'ENOTDIR: not a directory' },
      /^a\.sqlite cannot be used .*: ENOTDIR: not a directory\.$/,
    ],
    [{ message: 'no route to host' }, /^The server stopped: no route to host\.$/],
  ])('says why it did not start: %j', (error, reason) => {
    expect(startFailure(Object.assign(new Error(error.message), error), { file: 'a.sqlite' })).toMatch(reason);
  });
});
