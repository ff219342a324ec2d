import type { Features, InstanceRule, ReportCategory, ReportDraft } from '@rookery/api-client';

/** The parts of a report, each on a screen of its own. */
export type ReportStep = 'reason' | 'rules' | 'posts' | 'comment';

/** Longer comments are refused. In characters. */
export const COMMENT_LIMIT = 1_000;

/** The parts of a report that the server takes. */
export interface ReportOptions {
  /** Empty: it knows none. */
  categories: readonly ReportCategory[];
  rules: readonly InstanceRule[];
  /** Any posts of the account can be chosen; else only the post that the reader came from is reported. */
  choosesPosts: boolean;
  /** It refuses a report without posts. */
  needsPosts: boolean;
}

/** The answers that the reader has given. */
export interface ReportAnswers {
  category: ReportCategory | null;
  ruleIds: readonly string[];
  statusIds: readonly string[];
  comment: string;
  forward: boolean;
}

type ReportFeatures = Pick<
  Features,
  'reportCategories' | 'reportRules' | 'reportLegal' | 'reportMultipleStatuses' | 'reportNeedsStatuses'
>;

export function reportOptions(features: ReportFeatures, instanceRules: readonly InstanceRule[]): ReportOptions {
  const rules = features.reportRules ? instanceRules : [];
  const violation = rules.length > 0 ? (['violation'] as const) : [];
  const legal = features.reportLegal ? (['legal'] as const) : [];
  return {
    categories: features.reportCategories ? ['spam', ...legal, ...violation, 'other'] : [],
    rules,
    choosesPosts: features.reportMultipleStatuses,
    needsPosts: features.reportNeedsStatuses,
  };
}

export function emptyAnswers(statusId: string | null): ReportAnswers {
  return { category: null, ruleIds: [], statusIds: statusId === null ? [] : [statusId], comment: '', forward: false };
}

/** The steps of a report, in order. Rules follow the reason that names them, or come first where there are no reasons. */
export function reportSteps({ categories, rules, choosesPosts }: ReportOptions, { category }: ReportAnswers): ReportStep[] {
  const asksForReason = categories.length > 0;
  const asksForRules = rules.length > 0 && (!asksForReason || category === 'violation');
  return [
    ...(asksForReason ? (['reason'] as const) : []),
    ...(asksForRules ? (['rules'] as const) : []),
    ...(choosesPosts ? (['posts'] as const) : []),
    'comment',
  ];
}

/** Whether the answers of a step are complete. */
export function isAnswered(step: ReportStep, options: ReportOptions, answers: ReportAnswers): boolean {
  switch (step) {
    case 'reason':
      return answers.category !== null;
    case 'rules':
      return answers.category !== 'violation' || answers.ruleIds.length > 0;
    case 'posts':
      return !options.needsPosts || answers.statusIds.length > 0;
    case 'comment':
      return commentLength(answers.comment) <= COMMENT_LIMIT;
  }
}

/** The comment's length in characters, as servers count it. */
export const commentLength = (comment: string): number => Array.from(comment.trim()).length;

/** Whether closing would lose something. The post that the reader came from is no answer. */
export function hasAnswers(answers: ReportAnswers, statusId: string | null): boolean {
  return JSON.stringify({ ...answers, comment: answers.comment.trim() }) !== JSON.stringify(emptyAnswers(statusId));
}

/** Adds an item, or removes it when it is there. */
export const toggled = (items: readonly string[], item: string): string[] =>
  items.includes(item) ? items.filter(other => other !== item) : [...items, item];

/** The answers of a report that was handed over. */
export function answersOf({ category, rule_ids, status_ids, comment, forward }: ReportDraft): ReportAnswers {
  return { category, ruleIds: rule_ids, statusIds: status_ids, comment, forward };
}

/** The report to send. Rules of another reason, which the reader chose before, are left out. */
export function draftOf(accountId: string, options: ReportOptions, answers: ReportAnswers): ReportDraft {
  const hasRules = options.categories.length === 0 || answers.category === 'violation';
  return {
    account_id: accountId,
    status_ids: answers.statusIds,
    comment: answers.comment.trim(),
    forward: answers.forward,
    category: answers.category,
    rule_ids: hasRules ? answers.ruleIds : [],
  };
}

/** The text, or as much of its beginning as fits, with an ellipsis. Keeps surrogate pairs whole. @param length In UTF-16 units. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
