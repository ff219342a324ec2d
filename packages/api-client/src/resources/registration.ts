import { type Account, parseAccount } from '../entities/account.js';
import { type Captcha, parseCaptcha } from '../entities/captcha.js';
import type { InstanceRule } from '../entities/instance.js';
import { instanceRules, parseRegistrationSettings, type RegistrationSettings } from '../entities/registration-settings.js';
import { parseRegistration, type Registration } from '../entities/registration.js';
import { type RegistrationFault, registrationFaults } from './registration-faults.js';
import { type CallOptions, isUnknownEndpoint, type WithCalls } from '../request/calls.js';
import { ApiError, isApiError } from '../request/errors.js';

/** A new member. Absent fields are those that the server does not ask for. */
export interface RegistrationDraft {
  username: string;
  email: string;
  password: string;
  /** Agreement to the rules, the terms and the policies. */
  agreement: boolean;
  /** ISO 639 code, of the e-mails to the member. */
  locale: string;
  /** Plain text for the moderators, where they approve new members. */
  reason?: string | undefined;
  /** yyyy-mm-dd */
  date_of_birth?: string | undefined;
  invite_code?: string | undefined;
  /** IANA name, such as `Europe/Lisbon`. */
  time_zone?: string | undefined;
  /** The answer to the captcha of `captcha()`. */
  captcha?: { solution: string; token: string; answer_data: string } | undefined;
}

/** A refused registration. `faults` belong to fields; empty: `serverMessage` says why, if the server does. */
export class RegistrationError extends ApiError {
  readonly faults: readonly RegistrationFault[];

  constructor(cause: ApiError, faults: readonly RegistrationFault[]) {
    const { kind, status, retryAt, isUnsupported } = cause;
    // Pleroma writes the faults into the message, as JSON.
    const serverMessage = cause.serverMessage?.startsWith('{') === true ? null : cause.serverMessage;
    super(kind, { status, retryAt, isUnsupported, serverMessage, cause });
    this.faults = faults;
  }
}

/** Signing up at a server through its API (HINT-09). The client has the token of an application, not of an account: `beginSignUp`. */
export function registrationOf({ calls }: WithCalls) {
  return {
    /** How the server takes new members, from its instance: version 2, else version 1. */
    async settings(options: CallOptions = {}): Promise<RegistrationSettings> {
      const read = (version: 1 | 2) => calls.entity('GET', `/api/v${version}/instance`, parseRegistrationSettings, options);
      return read(2).catch((error: unknown) => {
        if (isUnknownEndpoint(error)) return read(1);
        throw error;
      });
    },
    /** The rules of the server, which a new member agrees to; `settings` has them too where the instance does. */
    rules: (options: CallOptions = {}): Promise<InstanceRule[]> => calls.list('/api/v1/instance/rules', instanceRules, options),
    /** A new captcha, on servers with the feature `captcha`; it is answered once. */
    captcha: (options: CallOptions = {}): Promise<Captcha> => calls.entity('GET', '/api/pleroma/captcha', parseCaptcha, options),
    /** Whether an account of the server has this name; null: the server does not say. Reserved names are refused by `create` alone. */
    async isTaken(username: string, options: CallOptions = {}): Promise<boolean | null> {
      try {
        const query = { acct: username };
        const account: Account = await calls.entity('GET', '/api/v1/accounts/lookup', parseAccount, { ...options, query });
        return account.username.toLowerCase() === username.toLowerCase();
      } catch (error) {
        if (isApiError(error) && error.status === 404) return false;
        if (isApiError(error) && error.status === 410) return true;
        if (isUnknownEndpoint(error) || (isApiError(error) && error.kind === 'http')) return null;
        throw error;
      }
    },
    /** Rejects with `RegistrationError` where the server refuses it. */
    async create({ captcha, ...draft }: RegistrationDraft, options: CallOptions = {}): Promise<Registration> {
      let refused: unknown = null;
      const { date_of_birth: birthday, invite_code: token } = draft;
      const json = {
        ...draft,
        // The names of Pleroma and its forks; the others ignore them.
        ...(birthday !== undefined && { birthday }),
        ...(token !== undefined && { token }),
        ...(captcha !== undefined && {
          captcha_solution: captcha.solution,
          captcha_token: captcha.token,
          captcha_answer_data: captcha.answer_data,
        }),
      };
      try {
        return await calls.entity('POST', '/api/v1/accounts', parseRegistration, {
          ...options,
          json,
          onRefusal(data) {
            refused = data;
          },
        });
      } catch (error) {
        throw isApiError(error) ? new RegistrationError(error, registrationFaults(refused)) : error;
      }
    },
  };
}

/** The confirmation of a new member's e-mail address. */
export function emailConfirmationsOf({ calls }: WithCalls) {
  return {
    /**
     * Sends the e-mail again, to another address where one is given, on servers with the feature `emailConfirmations`. The client has the token
     * of the registration. Rejects with 403 once the address is confirmed, and with 422 for an address that the server refuses.
     */
    async resend(email: string | null = null, options: CallOptions = {}): Promise<void> {
      await calls.request('POST', '/api/v1/emails/confirmations', { ...options, json: email === null ? {} : { email } });
    },
    /** Sends the e-mail of a member again, whom nobody has signed in as yet, on servers with the feature `confirmationsByName`. */
    async resendTo(username: string, options: CallOptions = {}): Promise<void> {
      const query = { nickname: username };
      await calls.request('POST', '/api/v1/pleroma/accounts/confirmation_resend', { ...options, query });
    },
    /** Whether the address is confirmed; null: the server does not say. */
    async isConfirmed(options: CallOptions = {}): Promise<boolean | null> {
      const { data } = await calls.request('GET', '/api/v1/emails/check_confirmation', options);
      return typeof data === 'boolean' ? data : null;
    },
  };
}
