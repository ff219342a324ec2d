import type { Captcha, RegistrationSettings, SignUpFeatures } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { signUpPlan } from './sign-up-plan.js';

const origin = 'https://tram.example';
const settings: RegistrationSettings = {
  enabled: true,
  approval_required: false,
  reason_required: false,
  invites_enabled: true,
  birthday_required: false,
  confirmation_required: null,
  min_age: null,
  message: null,
  url: null,
  rules: [],
};
const features: SignUpFeatures = {
  accountCreation: true,
  captcha: false,
  confirmationsByName: false,
  emailConfirmations: true,
};
const picture: Captcha = { type: 'native', token: 't', url: 'data:image/png;base64,AA==', answer_data: '', seconds_valid: null };
const plan = (
  { captcha = null, ...change }: Partial<RegistrationSettings> & { captcha?: Captcha | null },
  code = '',
  has: Partial<SignUpFeatures> = {},
) => signUpPlan({ origin, settings: { ...settings, ...change }, features: { ...features, ...has }, captcha }, code);

it('[HINT-09] asks for a reason where the staff approves, and for the date of birth where there is a least age', () => {
  expect(plan({})).toMatchObject({ kind: 'open', asks: { isApproved: false, reason: null, birthday: false } });
  expect(plan({ approval_required: true, min_age: 16 })).toMatchObject({
    asks: { isApproved: true, reason: 'optional', birthday: true, minAge: 16 },
  });
  expect(plan({ approval_required: true, reason_required: true })).toMatchObject({ asks: { reason: 'required' } });
  expect(plan({ birthday_required: true })).toMatchObject({ asks: { birthday: true, minAge: null } });
});

it('[HINT-09] lets an invited member in without an approval', () => {
  expect(plan({ approval_required: true, reason_required: true }, 'code')).toMatchObject({
    asks: { isApproved: false, reason: 'optional' },
  });
  expect(plan({ enabled: false }, 'code')).toMatchObject({ kind: 'open' });
});

it('[HINT-09] says why a server is closed, in its words', () => {
  expect(plan({ enabled: false, message: '<p>Full</p>', url: 'https://join.example/' })).toEqual({
    kind: 'closed',
    message: '<p>Full</p>',
    href: 'https://join.example/',
    canInvite: true,
  });
  expect(plan({ enabled: false }, 'code', { accountCreation: false })).toMatchObject({
    kind: 'closed',
    href: `${origin}/`,
    canInvite: false,
  });
});

it('[HINT-09] leads to the page of a server that takes members there alone', () => {
  expect(plan({ url: 'https://join.example/' })).toMatchObject({ kind: 'elsewhere', href: 'https://join.example/' });
  expect(plan({}, '', { accountCreation: false })).toMatchObject({ href: `${origin}/auth/sign_up`, isCaptcha: false });
  expect(plan({}, '', { accountCreation: false, emailConfirmations: false })).toMatchObject({ href: `${origin}/` });
});

it('[HINT-09] leads there for a captcha that is the script of somebody else, or has no picture', () => {
  expect(plan({ captcha: picture })).toMatchObject({ kind: 'open', asks: { captcha: picture } });
  expect(plan({ captcha: { ...picture, type: 'none' } })).toMatchObject({ kind: 'open', asks: { captcha: null } });
  expect(plan({ captcha: { ...picture, type: 'unknown' } })).toMatchObject({ kind: 'elsewhere', isCaptcha: true });
  expect(plan({ captcha: { ...picture, url: null } })).toMatchObject({ kind: 'elsewhere', isCaptcha: true });
});
