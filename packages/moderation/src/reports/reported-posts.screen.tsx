import { type AdminReport, adminStatusesOf } from '@rookery/api-client/admin';
import { forgetStatus, useClient } from '@rookery/store';
import { StatusRow, useStatusRowHost } from '@rookery/timeline/parts';
import { Button, useFormat, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Failure } from '../context/fact.js';
import { useModeration } from '../context/use-moderation.js';
import { useRequest } from '../context/use-request.js';
import { isGone, refreshStaff } from '../data/staff-cache.data.js';
import { useQuestion } from '../entries/use-question.js';
import { staffReportMessages } from './messages.js';

/** The posts that a report names, which the staff of Pleroma deletes from here. */
export function ReportedPostsScreen({ report }: { report: AdminReport }) {
  const text = useMessages(staffReportMessages);
  const format = useFormat();
  const { api } = useModeration();
  const client = useClient();
  const queryClient = useQueryClient();
  const host = useStatusRowHost(null);
  const { run, isPending, failure } = useRequest(text.postsFailed());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { ask, modal } = useQuestion();
  const heading = useRef<HTMLHeadingElement>(null);
  const selected = report.statuses.map(({ id }) => id).filter(id => chosen.includes(id));
  const deletePosts = () =>
    run(async () => {
      const deleted: string[] = [];
      try {
        for (const id of selected) {
          // A post that is gone was deleted before.
          await adminStatusesOf(client)
            .delete(id)
            .catch((error: unknown) => {
              if (!isGone(error)) throw error;
            });
          deleted.push(id);
        }
      } finally {
        // The rows leave first: one without its post would request it.
        await refreshStaff(queryClient, api, { reportId: report.id });
        for (const id of deleted) forgetStatus(queryClient, id);
      }
      heading.current?.focus();
    });
  const label = text.deletePosts({ count: selected.length, shown: format.number(selected.length) });
  const canDelete = api === 'users' && report.statuses.length > 0;
  return (
    <section aria-label={text.reportedPosts()}>
      <h2 ref={heading} tabIndex={-1}>
        {text.reportedPosts()}
      </h2>
      {report.statuses.length === 0 && <p className="rk-staff-note">{text.noPosts()}</p>}
      {report.statuses.map(({ id }) => (
        <div key={id} className="rk-staff-post">
          {canDelete && (
            <label className="rk-staff-choice">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen(before => (target.checked ? [...before, id] : before.filter(other => other !== id)))
                }
              />
              {text.choosePost()}
            </label>
          )}
          <StatusRow statusId={id} host={host} />
        </div>
      ))}
      {canDelete && (
        <div className="rk-staff-buttons">
          <Button
            variant="danger"
            isPending={isPending}
            disabled={selected.length === 0}
            onClick={() => ask({ title: label, text: <p>{text.deletePostsText()}</p>, label, act: () => void deletePosts() })}
          >
            {label}
          </Button>
        </div>
      )}
      <Failure text={failure} />
      {modal}
    </section>
  );
}
