import { type InboxMessage, type InboxPerson, noteLimits } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { describeWithDelivery } from './describe-delivery.ts';
import { nameSupport } from './describe-message.ts';
import { type Filing, fileMessage } from './file-message.ts';
import type { ForwardedMessage } from './forwarded-message.ts';
import { listPeople, listStaff } from './list-people.ts';
import { openMessageLog, requireForwarded } from './open-forwarded.ts';
import type { EditPorts, StaffEditPorts } from './ports.ts';
import { requireOwnMessage } from './require-own-message.ts';

type Edit = Filing & {
  id: string;
  isRead?: true | undefined;
  assigneeId?: string | null | undefined;
  note?: string | undefined;
};

/** Who may be asked to take care of a message, and under which name a note stands. */
type Team = {
  listPeople(): Promise<InboxPerson[]>;
  isStaff?: true;
  signs?: string;
  log?: Awaited<ReturnType<typeof openMessageLog>>;
};

/**
 * What those who answer do with a message among themselves; its sender sees nothing of it. Throws NOT_FOUND, VALIDATION
 * for an unknown person, and CONFLICT for one note too many or somebody else's change.
 */
export async function editAsOwner(ports: EditPorts, caller: Caller, edit: Edit): Promise<InboxMessage> {
  const message = await requireOwnMessage(ports, caller, edit.id);
  return applyEdit(ports, caller, message, edit, {
    listPeople: () => listPeople(ports, message.conversionId),
  });
}

/** The same for staff. A customer learns that the brand's support did it, and the staff log says who. */
export async function editAsStaff(ports: StaffEditPorts, caller: Caller, edit: Edit): Promise<InboxMessage> {
  const message = await requireForwarded(ports, caller, edit.id);
  return applyEdit(ports, caller, message, edit, {
    listPeople: () => listStaff(ports, caller, message.platform),
    isStaff: true,
    log: await openMessageLog(ports, caller, message),
    ...(message.conversionId && { signs: nameSupport(message.platform) }),
  });
}

async function applyEdit(
  ports: EditPorts,
  caller: Caller,
  before: ForwardedMessage,
  edit: Edit,
  team: Team,
): Promise<InboxMessage> {
  const { isRead, assigneeId, note: text } = edit;
  const { id } = before;
  const now = ports.now();
  const assignee = await findAssignee(team, assigneeId);
  const by = text ? (team.signs ?? (await ports.users.find(caller.userId))?.name ?? '') : '';
  await fileMessage(ports, before, edit, team.log);
  const edited = await ports.inbox.edit(id, {
    ...(isRead && { reader: caller.userId }),
    ...(assignee !== undefined && { assignee }),
    ...(text && { note: { by, at: now.toISOString(), text } }),
    mostNotes: noteLimits.notes,
  });
  if (edited) return describeWithDelivery(ports, edited, caller);
  if (!(await ports.inbox.find(id))) throw new AppError('NOT_FOUND');
  throw new AppError('CONFLICT', { message: `A message has at most ${noteLimits.notes} notes.` });
}

async function findAssignee(team: Team, id: string | null | undefined) {
  if (id === null || id === undefined) return id;
  const person = (await team.listPeople()).find((one) => one.id === id);
  if (person) return { ...person, ...(team.isStaff && { isStaff: true }) };
  const message = 'This person no longer works here. Choose another one.';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'assigneeId', message }] });
}
