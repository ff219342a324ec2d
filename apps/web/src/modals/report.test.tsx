import { accountsOf, createClient } from '@rookery/api-client';
import { createQueryClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InApp, origin } from '../test-support/in-app.js';
import { ReportScreen } from '@rookery/people/report';

const MEGABYTE = 1_048_576;
const texts = {
  '1,000 letters': 'w'.repeat(1_000),
  'a megabyte': 'All lines are running. '.repeat(MEGABYTE / 23),
  '10,000 emoji': '🚋'.repeat(10_000),
  '50,000 columns': 'w'.repeat(50_000),
  'a table of 50,000 columns': `<table><tr>${'<td>1</td>'.repeat(50_000)}</tr></table>`,
};

/** The most elements of a step, with 200 rules or a page of posts: more of them is what takes time. */
const MOST_ELEMENTS = 1_500;
/** The most UTF-16 units of a step: 200 rules of 1,000 each with as long a hint. */
const MOST_TEXT = 410_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Longer answers are refused. In UTF-16 units. */
const LONGEST_ANSWER = 4 * MEGABYTE;
const ruleCount = (text: string): number => Math.min(1_000, Math.floor(LONGEST_ANSWER / (2 * text.length)));

/** The answer with as many rules as it can hold, and posts whose texts are all the same. */
function hostile(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => hostile(item, text));
  if (!isRecord(value)) return value;
  if ('rules' in value) {
    const rules = Array.from({ length: ruleCount(text) }, (_, index) => ({ id: `${index}`, text, hint: text }));
    return { ...value, rules };
  }
  return 'content' in value ? { ...value, content: text, spoiler_text: text } : value;
}

async function openReport(text: string) {
  const instance = createInstance({ origin, now: () => Date.UTC(2026, 10, 20, 12) });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: async (input, init) => {
      const response = await instance.fetch(new Request(input, init));
      if (!response.headers.get('content-type')?.includes('json')) return response;
      return new Response(JSON.stringify(hostile(await response.json(), text)), response);
    },
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  const account = await accountsOf(client).lookup('tobi@tram.example');
  const [status = null] = (await accountsOf(client).statuses(account.id)).items;
  const nothing = () => undefined;
  render(
    <InApp server={{ client, cache, isSignedIn: true }} address="/">
      <ReportScreen account={account} status={status} onClose={nothing} onChange={nothing} />
    </InApp>,
  );
}

test.each(Object.entries(texts))('[HINT-10] [API-07] bounds what a step draws of rules and posts of %s', async (_name, text) => {
  await openReport(text);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /breaks the rules/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const choices = () => document.querySelectorAll('.rk-report input[type="checkbox"]');
  const drawn = () => {
    const step = document.querySelector('.rk-report');
    return { elements: step?.querySelectorAll('*').length ?? 0, text: step?.textContent.length ?? 0 };
  };
  expect(choices()).toHaveLength(Math.min(200, ruleCount(text)));
  expect(drawn().elements).toBeLessThan(MOST_ELEMENTS);
  expect(drawn().text).toBeLessThan(MOST_TEXT);
  const [first] = choices();
  if (first !== undefined) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: /posts/i });
  await waitFor(() => expect(choices().length).toBeGreaterThan(1));
  expect(choices().length).toBeLessThanOrEqual(21);
  expect(drawn().text).toBeLessThan(21 * 400);
});
