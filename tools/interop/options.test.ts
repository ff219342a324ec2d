import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('options of the interoperability suite', () => {
  it('names a server and two tokens', () => {
    expect(readOptions(['--server', 'https://a.test/home', '--token', 'x', '--token', 'y']).server).toEqual({
      origin: 'https://a.test',
      tokens: ['x', 'y'],
    });
  });

  it('tries the built-in server without a server', () => {
    expect(readOptions(['--profile', 'snac'])).toMatchObject({ server: null, profiles: ['snac'] });
  });

  it.each([
    [['--server', 'a.test', '--token', 'x', '--token', 'y']],
    [['--server', 'https://a.test', '--token', 'x']],
    [['--server', 'https://a.test', '--token', 'x', '--token', 'x']],
    [['--server', 'https://a.test', '--token', 'x', '--token', 'y', '--token', 'z']],
    [['--token', 'x', '--token', 'y']],
    [['--port', '70000']],
    [['--nothing']],
  ])('refuses %j', args => {
    expect(() => readOptions(args)).toThrow(TypeError);
  });
});
