import { describe, expect, it } from 'vitest';
import {
  beginningOf,
  COMMENT_LIMIT,
  commentLength,
  draftOf,
  emptyAnswers,
  hasAnswers,
  isAnswered,
  reportOptions,
  reportSteps,
  toggled,
  type ReportOptions,
} from './report-steps.js';

const rules = [{ id: '1', text: 'Be kind', hint: '' }];
const all = {
  reportCategories: true,
  reportRules: true,
  reportLegal: true,
  reportMultipleStatuses: true,
  reportNeedsStatuses: false,
};
const optionsOf = (features: Partial<typeof all>, some: typeof rules = rules): ReportOptions =>
  reportOptions({ ...all, ...features }, some);
const none = emptyAnswers(null);

describe('[HINT-10] the parts of a report', () => {
  it.each([
    ['with every category', {}, rules, ['spam', 'legal', 'violation', 'other']],
    ['without rules', {}, [], ['spam', 'legal', 'other']],
    ['before `legal`', { reportLegal: false }, rules, ['spam', 'violation', 'other']],
    ['without categories', { reportCategories: false }, rules, []],
  ] as const)('of a server %s', (_name, features, some, categories) => {
    expect(optionsOf(features, [...some]).categories).toEqual(categories);
  });

  it.each([
    ['Mastodon', {}, null, ['reason', 'posts', 'comment']],
    ['Mastodon for a broken rule', {}, 'violation', ['reason', 'rules', 'posts', 'comment']],
    ['Rebased', { reportCategories: false }, null, ['rules', 'posts', 'comment']],
    ['Pleroma', { reportCategories: false, reportRules: false }, null, ['posts', 'comment']],
    ['Truth Social', { reportCategories: false, reportRules: false, reportMultipleStatuses: false }, null, ['comment']],
  ] as const)('are asked for step by step on %s', (_name, features, category, steps) => {
    expect(reportSteps(optionsOf(features), { ...none, category })).toEqual(steps);
  });
});

describe('[HINT-10] a step is answered', () => {
  it.each([
    ['a reason', 'reason', { category: 'spam' }, true],
    ['no reason', 'reason', {}, false],
    ['a broken rule', 'rules', { category: 'violation', ruleIds: ['1'] }, true],
    ['no rule for the reason that names them', 'rules', { category: 'violation' }, false],
    ['no rule where there are no reasons', 'rules', {}, true],
    ['no posts', 'posts', {}, true],
    ['a comment at the limit', 'comment', { comment: '😀'.repeat(COMMENT_LIMIT) }, true],
    ['a comment past the limit', 'comment', { comment: 'a'.repeat(COMMENT_LIMIT + 1) }, false],
  ] as const)('with %s', (_name, step, answers, expected) => {
    expect(isAnswered(step, optionsOf({}), { ...none, ...answers })).toBe(expected);
  });

  it('with a post alone where the server needs one', () => {
    const options = optionsOf({ reportNeedsStatuses: true });
    expect(isAnswered('posts', options, none)).toBe(false);
    expect(isAnswered('posts', options, emptyAnswers('9'))).toBe(true);
  });
});

it('counts a comment in characters, without the space around it', () => {
  expect(commentLength('  a😀 ')).toBe(2);
});

it('[HINT-10] has nothing to lose until something is chosen or typed', () => {
  expect(hasAnswers(emptyAnswers('9'), '9')).toBe(false);
  expect(hasAnswers({ ...emptyAnswers('9'), comment: '  ' }, '9')).toBe(false);
  expect(hasAnswers({ ...emptyAnswers('9'), comment: 'a' }, '9')).toBe(true);
  expect(hasAnswers({ ...emptyAnswers('9'), statusIds: [] }, '9')).toBe(true);
  expect(hasAnswers({ ...emptyAnswers(null), category: 'spam' }, null)).toBe(true);
});

it('toggles an item', () => {
  expect([toggled(['1'], '2'), toggled(['1', '2'], '1')]).toEqual([['1', '2'], ['2']]);
});

it('[HINT-10] sends no rules of a reason that was chosen before', () => {
  const answers = { ...none, category: 'spam', ruleIds: ['1'], comment: ' Words ' } as const;
  expect(draftOf('7', optionsOf({}), answers)).toMatchObject({ rule_ids: [], comment: 'Words', category: 'spam' });
  expect(draftOf('7', optionsOf({}), { ...answers, category: 'violation' }).rule_ids).toEqual(['1']);
  expect(draftOf('7', optionsOf({ reportCategories: false }), { ...answers, category: null }).rule_ids).toEqual(['1']);
});

describe('beginningOf', () => {
  it.each([
    ['a text that fits', 'No ads.', 'No ads.'],
    ['a text that is too long', 'No advertising.', 'No adve…'],
    ['a text cut after a space', 'Be kind to all.', 'Be kind…'],
    ['a text cut inside of an emoji', 'Lights🚋🚋', 'Lights…'],
  ])('[HINT-10] marks where it cuts %s', (_, text, shown) => {
    expect(beginningOf(text, 8)).toBe(shown);
  });
});
