import { describe, expect, it } from 'vitest';
import { readServeOptions } from './serve-options.js';

const environment = {
  PORT: '5000',
  ROOKERY_SERVER_PROFILE: 'hollo',
  ROOKERY_DATA: 'other.sqlite',
  ROOKERY_LONG_CHAT: '50',
  ROOKERY_ADS: 'truth',
  ROOKERY_CONTROL: '1',
};

describe('the command that serves the app', () => {
  it('serves the default server profile on port 4100 and stores its data', () => {
    expect(readServeOptions([], {})).toEqual({
      port: 4100,
      serverProfile: 'default',
      file: 'data/server.sqlite',
      control: false,
      longChat: 0,
      ads: null,
    });
  });

  it('reads the environment', () => {
    expect(readServeOptions([], environment)).toEqual({
      port: 5000,
      serverProfile: 'hollo',
      file: 'other.sqlite',
      control: true,
      longChat: 50,
      ads: 'truth',
    });
    expect(readServeOptions([], { ROOKERY_CONTROL: '0' }).control).toBe(false);
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
    });
  });

  it.each([
    [['--server-profile', 'friendica'], /^Unknown server profile "friendica". Use one of: default, .+\.$/],
    [['--ads', 'none'], /^Unknown provider of ads "none". Use one of: .+\.$/],
    [['--long-chat', '100001'], /^--long-chat is a number from 0 to 100000, not "100001"\.$/],
    [['--long-chat', '-1'], /long-chat/],
    [['--long-chat=1.5'], /not "1\.5"/],
  ])('refuses %j with the reason', (parameters, reason) => {
    expect(() => readServeOptions(parameters, {})).toThrow(reason);
  });
});
