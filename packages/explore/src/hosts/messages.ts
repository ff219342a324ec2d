import { defineMessages } from '@rookery/ui';

/** Texts of other servers: their timelines, and those that are pinned. NAV-11 */
export const hostMessages = defineMessages('hosts', {
  pinnedHosts: 'Pinned servers',
  timelineOf: 'Timeline of {instance}',
  closeTimelineOf: 'Close the timeline of {instance}',
  pinHost: 'Pin {host}',
  unpinHost: 'Unpin {host}',
  goToHost: 'Another server',
  goToHostHint: 'For example tram.example',
  go: 'Go',
  hostUnreadable: 'Enter a server name such as tram.example.',
});
