import { lazyPart } from '@rookery/ui';

// The parts of a draft that few drafts have: one file, loaded with the first of them.
const load = () => import('./rare-parts.screen.js');

export const LazyMediaField = lazyPart(async () => (await load()).MediaField);
export const LazyMentionChoice = lazyPart(async () => (await load()).MentionChoice);
export const LazyPollField = lazyPart(async () => (await load()).PollField);
export const LazyRecipients = lazyPart(async () => (await load()).RecipientsScreen);
/** The scheduled time among the pills of a draft. */
export const LazySchedulePill = lazyPart(async () => (await load()).SchedulePill);
/** The date and time of a schedule. */
export const LazyScheduleField = lazyPart(async () => (await load()).ScheduleField);
