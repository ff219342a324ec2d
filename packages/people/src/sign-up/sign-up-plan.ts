import type { Captcha, RegistrationSettings, SignUpFeatures } from '@rookery/api-client';

/** The questions of a server to a new member. */
export interface SignUpQuestions {
  /** The staff approves new members. */
  isApproved: boolean;
  /** Why one wants to join: null where nobody reads it. */
  reason: 'required' | 'optional' | null;
  /** The date of birth. */
  birthday: boolean;
  /** In years; null: no least age. */
  minAge: number | null;
  /** Null: none is asked. */
  captcha: Captcha | null;
}

/** How one signs up at a server. */
export type SignUpPlan =
  /** `message`: HTML of the server, of why; null: it does not say. `href`: its own page. `canInvite`: an invitation lets one in. */
  | { readonly kind: 'closed'; readonly message: string | null; readonly href: string; readonly canInvite: boolean }
  /** On a page of the server alone. `isCaptcha`: because its captcha is a script of somebody else. */
  | { readonly kind: 'elsewhere'; readonly href: string; readonly isCaptcha: boolean }
  | { readonly kind: 'open'; readonly asks: SignUpQuestions };

export interface SignUpServer {
  /** origin */
  origin: string;
  settings: RegistrationSettings;
  features: SignUpFeatures;
  /** Null: the server has none. */
  captcha: Captcha | null;
}

/** How one signs up with an invitation code; '' without one. An invited member needs no approval. HINT-09 */
export function signUpPlan({ origin, settings, features, captcha }: SignUpServer, inviteCode: string): SignUpPlan {
  const isInvited = inviteCode.trim() !== '';
  // The servers with this endpoint are those with this page.
  const href = settings.url ?? origin + (features.emailConfirmations ? '/auth/sign_up' : '/');
  if (!settings.enabled && !(isInvited && features.accountCreation)) {
    return { kind: 'closed', message: settings.message, href: settings.url ?? `${origin}/`, canInvite: features.accountCreation };
  }
  if (!features.accountCreation || settings.url !== null) return { kind: 'elsewhere', href, isCaptcha: false };
  if (captcha !== null && captcha.type !== 'none' && (captcha.type === 'unknown' || captcha.url === null)) {
    return { kind: 'elsewhere', href, isCaptcha: true };
  }
  const isApproved = settings.approval_required && !isInvited;
  return {
    kind: 'open',
    asks: {
      isApproved,
      // The field stays while the code is typed: it may be refused.
      reason: settings.approval_required ? (settings.reason_required && !isInvited ? 'required' : 'optional') : null,
      birthday: settings.birthday_required || settings.min_age !== null,
      minAge: settings.min_age,
      captcha: captcha === null || captcha.type === 'none' ? null : captcha,
    },
  };
}
