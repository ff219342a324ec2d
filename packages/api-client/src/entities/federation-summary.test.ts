import { anInstance } from '../testing/index.js';
import { expect, test } from 'vitest';
import { federationSummary } from './federation-summary.js';
import { limitedHosts, remoteInstance, type Restriction } from './remote-instance.js';

/** The summary of a host with these flags. */
function summaryOf(flags: readonly Restriction[], isDisclosed = true) {
  const { federation } = remoteInstance({ instance: anInstance(), serverLimits: [] }, 'tram.example', null);
  return federationSummary({
    isDisclosed,
    federation: { ...federation, ...Object.fromEntries(flags.map(flag => [flag, true])) },
  });
}

test.each<[Restriction, string]>([
  ['followers_only', 'followersOnly'],
  ['federated_timeline_removal', 'federatedTimelineRemoval'],
  ['media_removal', 'mediaRemoved'],
  ['avatar_removal', 'avatarsRemoved'],
  ['banner_removal', 'bannersRemoved'],
  ['media_nsfw', 'mediaSensitive'],
])('[UI-05] tells of %s that the server is limited', (flag, line) => {
  expect(summaryOf([flag])).toEqual({ state: 'limited', lines: [line] });
});

test.each<[Restriction, string]>([
  ['reject_deletes', 'deletesIgnored'],
  ['report_removal', 'reportsIgnored'],
  ['accept', 'accepted'],
])('[UI-05] tells of %s without calling the server limited', (flag, line) => {
  expect(summaryOf([flag])).toEqual({ state: 'open', lines: [line] });
});

test('[UI-05] tells nothing else of a rejected server', () => {
  expect(summaryOf(['reject', 'media_nsfw'])).toEqual({ state: 'rejected', lines: [] });
});

test('[UI-05] tells no restrictions from none disclosed', () => {
  expect(summaryOf([])).toEqual({ state: 'open', lines: [] });
  expect(summaryOf(['reject'], false)).toEqual({ state: 'undisclosed', lines: [] });
});

test('[UI-05] puts the three kinds of media in one line when all are removed', () => {
  const lines = summaryOf(['media_removal', 'avatar_removal', 'banner_removal', 'media_nsfw', 'followers_only']).lines;
  expect(lines).toEqual(['followersOnly', 'allMediaRemoved']);
  expect(summaryOf(['followers_only', 'federated_timeline_removal']).lines).toEqual(['followersOnly']);
});

test('[UI-05] lists each limited host once', () => {
  expect(limitedHosts({ instance: anInstance(), serverLimits: [] })).toEqual([]);
});
