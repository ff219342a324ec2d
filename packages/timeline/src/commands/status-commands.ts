import type { EmojiReaction } from '@rookery/api-client';
import type { Refusal, StatusCommandId, StatusCommandSubject, StatusCommandTarget } from './command-context.js';
import type { RowCommands } from './row-commands.js';
import { canToggleReaction, statusCommandRules } from './status-command-rules.js';

/** The commands of one status in one row. */
export interface StatusCommands extends RowCommands {
  /** Why the command is not offered; null when it is. */
  refusal(command: StatusCommandId): Refusal | null;
  /** Runs the command; asks a visitor to sign in instead where it needs an account. False when it is not offered. */
  run(command: StatusCommandId): boolean;
  /** Adds the reader's reaction to those with this emoji, or removes it. False when the emoji cannot be toggled (`canToggle`). */
  toggleReaction(reaction: EmojiReaction): boolean;
  /** Whether the post and the server let the reader add or remove this reaction. */
  canToggle(reaction: EmojiReaction): boolean;
}

/** The commands of a status. The one place where a visitor who runs a member's command is sent to the sign-in. */
export function statusCommands(subject: StatusCommandSubject, target: StatusCommandTarget): StatusCommands {
  const refusal = (command: StatusCommandId): Refusal | null => statusCommandRules[command].refusal(subject, target);
  const runAs = (command: StatusCommandId, run: () => void): boolean => {
    if (refusal(command) !== null) return false;
    if (statusCommandRules[command].needsAccount && !target.app.isSignedIn)
      target.app.onSignInNeeded({ action: command, status: subject.status });
    else run();
    return true;
  };
  return {
    refusal,
    run: command => runAs(command, () => statusCommandRules[command].run(subject, target)),
    toggleReaction: reaction =>
      canToggleReaction(reaction, target.app) &&
      runAs('react', () => target.actions.react?.(subject.status.id, reaction, !reaction.me)),
    canToggle: reaction => refusal('react') === null && canToggleReaction(reaction, target.app),
  };
}
