import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The answers of a new member, as they are typed. */
export const newcomer = {
  username: 'wren',
  email: 'wren@post.example',
  password: 'brick lamp otter violin',
  birthday: '1990-02-03',
  reason: 'Trams, and the harbour.',
};

/** The part of a sign-up that is outside the app: the e-mails, the captchas and the staff of a server. */
export function newcomersAt(origin: string, request: APIRequestContext) {
  const get = async (path: string): Promise<unknown> => (await request.get(`${origin}/_control/${path}`)).json();
  const post = async (path: string, data: object): Promise<Record<string, unknown>> => {
    const answer = await request.post(`${origin}/_control/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    change: (registrations: object) => post('registrations', registrations),
    invite: async () => String((await post('invitations', { max_uses: 1 }))['code']),
    /** The addresses that e-mails were sent to, the newest last. */
    addresses: async () => ((await get('mails')) as { to: string }[]).map(({ to }) => to),
    /** Opens the link of the newest e-mail, as on another device. */
    async confirm(): Promise<void> {
      const url = ((await get('mails')) as { url: string | null }[]).findLast(mail => mail.url !== null)?.url;
      expect((await request.get(url ?? '')).ok()).toBe(true);
    },
    captchaAnswer: async (token: string) => String(((await get(`captchas/${token}`)) as { answer: string }).answer),
    /** The staff decides about the one account that waits. */
    async decide(decision: 'approve' | 'reject'): Promise<void> {
      const token = String((await post('tokens', { username: 'pilothouse' }))['access_token']);
      const headers = { authorization: `Bearer ${token}` };
      const waiting = await request.get(`${origin}/api/v2/admin/accounts?status=pending`, { headers });
      const [account] = (await waiting.json()) as { id: string }[];
      const answer = await request.post(`${origin}/api/v1/admin/accounts/${account?.id}/${decision}`, { headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    /** The staff of Pleroma approves an account. */
    async approveByName(name: string): Promise<void> {
      const token = String((await post('tokens', { username: 'pilothouse' }))['access_token']);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await request.patch(`${origin}/api/v1/pleroma/admin/users/approve`, {
        headers,
        data: { nicknames: [name] },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
  };
}

/** Opens the sign-up and accepts the rules. */
export async function openSignUp(page: Page, path = '/signup'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
}

/** Types the answers to the questions that the form has. */
export async function fillSignUp(page: Page, answers: Partial<typeof newcomer> = {}): Promise<void> {
  const { username, email, password, birthday, reason } = { ...newcomer, ...answers };
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(username);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const day = page.getByLabel('Date of birth');
  if (await day.isVisible()) await day.fill(birthday);
  const why = page.getByRole('textbox', { name: 'Why do you want to join?' });
  if (await why.isVisible()) await why.fill(reason);
}

export const pressSignUp = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sign up', exact: true }).click();

/** A picture of one colour: a PNG of one pixel. */
export const aPicture = {
  name: 'wren.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
