/** The conditions of signing up, and the questions to new members. A control endpoint changes it while the server runs. */
export interface RegistrationSettings {
  readonly isOpen: boolean;
  /** The staff approves new members. */
  readonly approval: boolean;
  /** New members confirm their e-mail address. */
  readonly confirmation: boolean;
  /** New members say why they want to join, where the staff approves them. */
  readonly reason: boolean;
  /** In years; null: no age is asked for. */
  readonly minAge: number | null;
  /** The date of birth is asked for, also without a least age (Pleroma). */
  readonly birthday: boolean;
  /** A captcha is asked (Pleroma). */
  readonly captcha: boolean;
  /** Why nobody can sign up, as HTML; null: the server does not say. */
  readonly message: string | null;
  /** A page where one signs up instead; null: there is none. */
  readonly url: string | null;
}

export interface SignUpProfile extends RegistrationSettings {
  /** How a registration is answered and refused; `none`: there is no endpoint for it. */
  readonly family: 'mastodon' | 'pleroma' | 'none';
  /** The fewest characters of a password. */
  readonly passwordCharacters: number;
  /** The most characters of the reason. */
  readonly reasonCharacters: number;
}

export const mastodonSignUp: SignUpProfile = {
  family: 'mastodon',
  isOpen: false,
  approval: false,
  confirmation: false,
  reason: false,
  minAge: null,
  birthday: false,
  captcha: false,
  message: null,
  url: null,
  passwordCharacters: 8,
  reasonCharacters: 420,
};

export const pleromaSignUp: SignUpProfile = {
  ...mastodonSignUp,
  family: 'pleroma',
  isOpen: true,
  passwordCharacters: 1,
  reasonCharacters: 500,
};

export const noSignUp: SignUpProfile = { ...mastodonSignUp, family: 'none' };
