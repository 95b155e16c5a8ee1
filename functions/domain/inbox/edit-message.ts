import { type InboxMessage, type InboxPerson, noteLimits } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { describeWithDelivery } from './describe-delivery.ts';
import { listPeople } from './list-people.ts';
import type { EditPorts } from './ports.ts';
import { requireOwnMessage } from './require-own-message.ts';

type Edit = {
  id: string;
  isRead?: true | undefined;
  assigneeId?: string | null | undefined;
  note?: string | undefined;
};

/**
 * What those who answer do with a message among themselves; its sender sees nothing of it. Throws NOT_FOUND, VALIDATION
 * for an unknown person, and CONFLICT for one note too many.
 */
export async function editMessage(ports: EditPorts, caller: Caller, edit: Edit): Promise<InboxMessage> {
  const { id, isRead, assigneeId, note: text } = edit;
  const { conversionId } = await requireOwnMessage(ports, caller, id);
  const now = ports.now();
  const assignee = await findAssignee(ports, conversionId, assigneeId);
  const by = text ? ((await ports.users.find(caller.userId))?.name ?? '') : '';
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

async function findAssignee(
  ports: EditPorts,
  conversionId: string,
  id: string | null | undefined,
): Promise<InboxPerson | null | undefined> {
  if (id === null || id === undefined) return id;
  const person = (await listPeople(ports, conversionId)).find((one) => one.id === id);
  if (person) return person;
  const message = 'This person no longer works with this assistant. Choose another one.';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'assigneeId', message }] });
}
