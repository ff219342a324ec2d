import { type Answer, type Json, type Visitor } from './visitor.js';

export const draft: Json = {
  username: 'wren',
  email: 'wren@post.example',
  password: 'correct horse',
  agreement: true,
  locale: 'en',
  reason: 'Trams, and the harbour.',
  date_of_birth: '1990-02-03',
};

/** The token of an application, which registrations are sent with. */
export function applicationToken({ instance }: Visitor, scope = 'read write follow push'): string {
  const scopes = scope.split(' ');
  const { clientId } = instance.grants.register({ name: 'Client', website: null, redirectUris: ['https://app.test/'], scopes });
  return instance.grants.issue({ clientId, accountId: null, scopes }).value;
}

/** Sends a request with a token, or none. */
export function askWith(
  visitor: Visitor,
  token: string,
  method: string,
  path: string,
  body?: Json,
): Promise<Answer<Json & Json[]>> {
  return visitor.anonymous(path, {
    method,
    headers: {
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export const signUp = (visitor: Visitor, fields: Json = {}, token = applicationToken(visitor)) =>
  askWith(visitor, token, 'POST', '/api/v1/accounts', { ...draft, ...fields });

/** The path of the link in the latest mail. */
export async function lastLink(visitor: Visitor): Promise<string> {
  const { json } = await visitor.get<{ url: string | null }[]>('/_control/mails');
  const url = json.at(-1)?.url;
  return url === null || url === undefined ? '' : new URL(url).pathname + new URL(url).search;
}

/** Solves a captcha as somebody who reads the picture does. */
export async function solved(visitor: Visitor): Promise<Json> {
  const { json } = await visitor.anonymous('/api/pleroma/captcha');
  const { answer } = (await visitor.get(`/_control/captchas/${String(json['token'])}`)).json;
  return { captcha_token: json['token'], captcha_solution: answer, captcha_answer_data: json['answer_data'] };
}
