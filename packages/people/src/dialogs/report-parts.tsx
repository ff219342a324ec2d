import type { Account, Status } from '@rookery/api-client';
import {
  cleanWords,
  growToText,
  ListStates,
  type ListStatesProps,
  plainText,
  RadioGroup,
  RelativeTime,
  Switch,
  useMessages,
} from '@rookery/ui';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isRemote } from '../accounts/is-remote.js';
import { reportMessages } from './report-messages.js';
import { beginningOf, COMMENT_LIMIT, commentLength, toggled } from './report-steps.js';
import type { useReport } from './use-report.js';

type Report = ReturnType<typeof useReport>;

/** The posts to choose from. */
export interface ReportPosts extends Pick<ListStatesProps, 'phase' | 'reason' | 'onRetry' | 'older'> {
  statuses: readonly Status[];
}

/** The beginning of a post that a choice shows, in UTF-16 units. */
const SUMMARY_LENGTH = 280;
/** The beginning of a rule and of its hint, in UTF-16 units: Mastodon takes rules of 300 characters. */
const RULE_LENGTH = 1_000;

export function ReasonStep({ report, server }: { report: Report; server: string }) {
  const text = useMessages(reportMessages);
  const { answers, options, change } = report;
  return (
    <RadioGroup
      layout="list"
      label={text.reasonNote()}
      value={answers.category ?? ''}
      options={options.categories.map(category => ({ value: category, label: text[category]({ server }) }))}
      onChange={value => change({ category: options.categories.find(category => category === value) ?? null })}
    />
  );
}

export function RulesStep({ report }: { report: Report }) {
  const text = useMessages(reportMessages);
  const { answers, options, change } = report;
  return (
    <Choices label={text.rulesNote()}>
      {options.rules.map(rule => (
        <Choice
          key={rule.id}
          isChosen={answers.ruleIds.includes(rule.id)}
          onToggle={() => change({ ruleIds: toggled(answers.ruleIds, rule.id) })}
        >
          <span dir="auto">{beginningOf(cleanWords(rule.text), RULE_LENGTH)}</span>
          {rule.hint !== '' && <small dir="auto">{beginningOf(cleanWords(rule.hint), RULE_LENGTH)}</small>}
        </Choice>
      ))}
    </Choices>
  );
}

export function PostsStep({ report, posts }: { report: Report; posts: ReportPosts }) {
  const text = useMessages(reportMessages);
  const { answers, options, change } = report;
  const { statuses, ...states } = posts;
  return (
    <>
      <Choices label={options.needsPosts ? text.postsNeeded() : text.postsNote()}>
        {statuses.map(status => (
          <Choice
            key={status.id}
            isChosen={answers.statusIds.includes(status.id)}
            onToggle={() => change({ statusIds: toggled(answers.statusIds, status.id) })}
          >
            <StatusSummary status={status} />
          </Choice>
        ))}
      </Choices>
      <ListStates
        {...states}
        failedTitle={text.postsFailed()}
        olderFailedTitle={text.postsFailed()}
        isEmpty={statuses.length === 0}
        emptyState={<p className="rk-report-note">{text.noPosts()}</p>}
      />
    </>
  );
}

function StatusSummary({ status }: { status: Status }) {
  const text = useMessages(reportMessages);
  const words = [status.spoiler_text, plainText(status.content, SUMMARY_LENGTH)].filter(part => part.trim() !== '').join(' — ');
  const media = status.media_attachments.length;
  return (
    <>
      <span className="rk-report-words" dir="auto">
        {words === '' ? text.noText() : words.slice(0, SUMMARY_LENGTH)}
      </span>
      <small>
        {status.created_at !== null && <RelativeTime dateTime={status.created_at} />}
        {media > 0 && ` · ${text.mediaCount({ count: media })}`}
        {status.poll !== null && ` · ${text.poll()}`}
      </small>
    </>
  );
}

interface CommentStepProps {
  report: Report;
  account: Pick<Account, 'acct' | 'domain'>;
  /** The host of the reader's server. */
  server: string;
}

export function CommentStep({ report, account, server }: CommentStepProps) {
  const text = useMessages(reportMessages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { comment, forward } = report.answers;
  const length = commentLength(comment);
  useLayoutEffect(() => (field.current === null ? undefined : growToText(field.current)), [comment]);
  return (
    <>
      <div className="rk-field">
        <label htmlFor={id}>{text.commentLabel()}</label>
        <div className="rk-field-box">
          <textarea
            ref={field}
            id={id}
            rows={4}
            dir="auto"
            value={comment}
            aria-invalid={length > COMMENT_LIMIT || undefined}
            aria-describedby={`${id}-length`}
            onChange={event => report.change({ comment: event.target.value })}
          />
        </div>
        <p id={`${id}-length`} className={length > COMMENT_LIMIT ? 'rk-field-error' : undefined}>
          {length > COMMENT_LIMIT
            ? text.commentTooLong({ count: length - COMMENT_LIMIT })
            : text.commentLength({ count: length, limit: COMMENT_LIMIT })}
        </p>
      </div>
      {isRemote(account, [server]) && (
        <Switch
          label={text.forward({ domain: account.domain })}
          description={text.forwardNote()}
          isOn={forward}
          onChange={isOn => report.change({ forward: isOn })}
        />
      )}
    </>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="rk-report-choices">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function Choice({ isChosen, onToggle, children }: { isChosen: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <label className="rk-report-choice">
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>{children}</span>
    </label>
  );
}
