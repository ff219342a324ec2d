import type { AdminAccount } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useModeration } from '../context/use-moderation.js';
import { useRequest } from '../context/use-request.js';
import { atName } from '../data/staff-accounts.js';
import { refreshStaff } from '../data/staff-cache.data.js';
import { ActionForm } from './action-form.js';
import { sendTask } from './do-task.data.js';
import { taskMessages } from './messages.js';
import { taskName, tasksFor, tellsMember } from './tasks.js';

export interface AccountActionsScreenProps {
  account: AdminAccount;
  /** The report that the action answers, which is then resolved; null: none. */
  reportId: string | null;
  /** Called when the account is deleted. */
  onDeleted?: () => void;
}

/** The actions that the server and the role of the member offer about an account. */
export function AccountActionsScreen({ account, reportId, onDeleted }: AccountActionsScreenProps) {
  const text = useMessages(taskMessages);
  const { api, member } = useModeration();
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { run, isPending, failure } = useRequest(text.failed());
  const name = atName(account);
  return (
    <ActionForm
      name={name}
      tasks={tasksFor(account, member, api)}
      suspensionDeletes={api === 'accounts'}
      tellsMember={task => tellsMember(task, api, account)}
      resolvesReport={reportId !== null}
      isPending={isPending}
      failure={failure}
      onTask={async (task, note) => {
        const isDone = await run(async () => {
          await sendTask(client, api, account, task, { note: tellsMember(task, api, account) ? note : null, reportId });
          if (task.kind !== 'delete') await refreshStaff(queryClient, api, { account, reportId });
        });
        if (!isDone) return false;
        notify({ kind: 'success', text: text.done({ action: text[taskName(task)](), name }) });
        if (task.kind === 'delete') onDeleted?.();
        return true;
      }}
    />
  );
}
