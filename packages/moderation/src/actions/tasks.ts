import { type Account, canDeleteUserData, canManageReports, canManageUsers, type StaffMember } from '@rookery/api-client';
import { type AdminAccount, type AdminAction, adminActions, type AdminApi } from '@rookery/api-client/admin';

type LastingAction = Exclude<AdminAction, 'none'>;

/** Something that the staff does to an account: an action, its undoing, or the deletion of the account. */
export type Task =
  | { readonly kind: 'act'; readonly type: AdminAction }
  | { readonly kind: 'undo'; readonly type: LastingAction }
  | { readonly kind: 'delete' };

/** The text that the member is told about an action. */
export interface TaskNote {
  readonly text: string;
  readonly sendsMail: boolean;
}

/** The field of an account that says whether an action is in force. */
const marks = {
  sensitive: 'sensitized',
  disable: 'disabled',
  silence: 'silenced',
  suspend: 'suspended',
} as const satisfies Record<LastingAction, keyof AdminAccount>;

export type StandingFields = Pick<AdminAccount, (typeof marks)[LastingAction]>;

/** Whether a task has been done: what it leads to is the case. A warning leaves nothing that says so. */
export function isDone(task: Task, account: StandingFields | null): boolean {
  if (account === null) return task.kind === 'delete';
  if (task.kind === 'delete' || task.type === 'none') return false;
  return account[marks[task.type]] === (task.kind === 'act');
}

/** The fields of an account after a task. */
export function standingAfter(task: Task): Partial<StandingFields> {
  return task.kind === 'delete' || task.type === 'none' ? {} : { [marks[task.type]]: task.kind === 'act' };
}

/** Whether the role of a member of the staff acts on accounts: with Pleroma's API administrators do. */
export const mayAct = (member: StaffMember, api: AdminApi): boolean =>
  canManageUsers(member) || (api === 'accounts' && canManageReports(member));

/** The actions that an account of another server knows nothing of: it has no sign-in here, and gets no mail. */
const ofMembers = new Set<AdminAction>(['none', 'disable']);

/**
 * The tasks that the server and the role of the member offer about an account, the mildest first: an action that is in force is taken back. None
 * about the own account, nor about an administrator for others.
 */
export function tasksFor(account: AdminAccount, member: Account, api: AdminApi): readonly Task[] {
  const isOwn = account.id === member.id;
  if (isOwn || !mayAct(member, api) || (account.is_admin && !member.is_admin)) return [];
  const mayUndo = canManageUsers(member);
  const tasks = adminActions[api].flatMap((type): Task[] => {
    if (type !== 'none' && isDone({ kind: 'act', type }, account)) return mayUndo ? [{ kind: 'undo', type }] : [];
    return account.domain === null || !ofMembers.has(type) ? [{ kind: 'act', type }] : [];
  });
  const mayDelete = canDeleteUserData(member) && (api === 'users' || (account.suspended && account.domain === null));
  return mayDelete ? [...tasks, { kind: 'delete' }] : tasks;
}

/** A task that many accounts are given at once. */
export type ManyTask = { readonly kind: 'act' | 'undo'; readonly type: LastingAction };

/** The tasks for many accounts at once: those that say whether they are done, so that none is done twice. */
export function tasksForMany(member: Account, api: AdminApi): readonly ManyTask[] {
  if (!mayAct(member, api)) return [];
  const types = adminActions[api].filter((type): type is LastingAction => type !== 'none');
  return [
    ...types.map(type => ({ kind: 'act' as const, type })),
    ...(canManageUsers(member) ? types.map(type => ({ kind: 'undo' as const, type })) : []),
  ];
}

/** The name of a task among texts. */
export type TaskName =
  | 'warn'
  | 'sensitive'
  | 'disable'
  | 'silence'
  | 'suspend'
  | 'unsensitive'
  | 'enable'
  | 'unsilence'
  | 'unsuspend'
  | 'delete';

/** The names of the undoing of each action. */
export const undoNames = { sensitive: 'unsensitive', disable: 'enable', silence: 'unsilence', suspend: 'unsuspend' } as const;

export function taskName(task: Task): TaskName {
  if (task.kind === 'delete') return 'delete';
  if (task.kind === 'undo') return undoNames[task.type];
  return task.type === 'none' ? 'warn' : task.type;
}

/** Whether a task may be given a text to the member and a mail about it. */
export const tellsMember = (task: Task, api: AdminApi, account: Pick<AdminAccount, 'domain'>): boolean =>
  task.kind === 'act' && api === 'accounts' && account.domain === null;

/** Whether the button of a task is one of danger. */
export const isGrave = (task: Task): boolean =>
  task.kind === 'delete' || (task.kind === 'act' && (task.type === 'suspend' || task.type === 'disable'));
