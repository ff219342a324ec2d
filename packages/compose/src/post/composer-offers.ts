import type { Features, Instance } from '@rookery/api-client';
import { mediaLimits, type MediaLimits } from '@rookery/store/drafts';
import type { SendRules } from './composer-rules.js';
import { countRulesOf } from './counted-length.js';
import { pollLimits, pollProblem, type PollLimits } from './poll/poll-rules.js';
import { isTooEarly } from './schedule/schedule.js';

/** The parts of a post that the server takes and the composer offers. */
export interface ComposerOffers {
  readonly rules: SendRules;
  /** Whether a post can be restricted to followers and the like. */
  readonly hasScopes: boolean;
  readonly hasSpoilers: boolean;
  readonly hasSchedule: boolean;
  readonly media: MediaLimits;
  /** Null: no polls. */
  readonly polls: PollLimits | null;
}

/** The offers of a server. Before it is known: those that every server has. */
export function composerOffers(
  instance: Instance | undefined,
  features: Features | undefined,
  now: () => number,
): ComposerOffers {
  const media = mediaLimits(instance?.configuration);
  const limits = instance === undefined || features?.polls === false ? null : pollLimits(instance.configuration);
  return {
    rules: {
      ...countRulesOf(instance),
      descriptionCharacters: media.descriptionCharacters,
      allowsPollWithMedia: instance?.isPleroma ?? false,
      isPollValid: poll => limits === null || pollProblem(poll, limits) === null,
      isTimeValid: scheduledAt => !isTooEarly(scheduledAt, now()),
    },
    hasScopes: features?.privacyScopes ?? true,
    hasSpoilers: features?.spoilers ?? true,
    hasSchedule: features?.scheduledStatuses ?? false,
    media,
    polls: limits,
  };
}
