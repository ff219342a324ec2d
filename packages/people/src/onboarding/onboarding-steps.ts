import type { Account } from '@rookery/api-client';

/** The steps of a new account, in their order. HINT-09 */
export const onboardingSteps = ['profile', 'people', 'tags', 'post', 'done'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The parts of the steps that the server has. */
export interface OnboardingOffers {
  /** The profile can be edited. */
  profile: boolean;
  /** The server suggests profiles. */
  people: boolean;
  /** Hashtags can be followed. */
  tags: boolean;
}

/** The steps that the server has. */
export function offeredSteps(offers: OnboardingOffers): readonly OnboardingStep[] {
  return onboardingSteps.filter(step => step === 'post' || step === 'done' || offers[step]);
}

/** The step to show: the wanted one, or the first offered one after it. */
export function stepFrom(steps: readonly OnboardingStep[], wanted: OnboardingStep): OnboardingStep {
  const later = onboardingSteps.slice(onboardingSteps.indexOf(wanted));
  return later.find(step => steps.includes(step)) ?? 'done';
}

export const stepAfter = (steps: readonly OnboardingStep[], step: OnboardingStep): OnboardingStep =>
  steps[steps.indexOf(step) + 1] ?? 'done';

/** The step before; null: it is the first one. */
export const stepBefore = (steps: readonly OnboardingStep[], step: OnboardingStep): OnboardingStep | null =>
  steps[steps.indexOf(step) - 1] ?? null;

/** An account is new for so long. */
const NEW_ACCOUNT_MS = 7 * 24 * 3_600_000;

/**
 * Whether an account is brand-new and empty: it has written nothing, follows nobody and says nothing about itself.
 *
 * @param now Milliseconds since the epoch.
 */
export function isNewAccount(
  account: Pick<Account, 'statuses_count' | 'following_count' | 'note' | 'created_at'>,
  now: number,
): boolean {
  const { statuses_count, following_count, note, created_at } = account;
  const isEmpty = statuses_count === 0 && following_count === 0 && note === '';
  // Servers give the day alone, and their clocks differ.
  return isEmpty && now - Date.parse(created_at ?? '') < NEW_ACCOUNT_MS;
}
