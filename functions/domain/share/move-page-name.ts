import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { type SharePorts, sayDays } from './page-name.ts';
import { readPageName, refuseMore } from './share-assistant.ts';

type MovePorts = SharePorts & { staffActions: Pick<StaffActionStore, 'add'>; makeId(): string };

/**
 * Makes a name that of an assistant's page, whoever has it, and returns who had it. Visitors who come by it are led
 * there from now on. Throws VALIDATION, and CONFLICT when somebody else has just taken it.
 */
export async function movePageName(
  ports: MovePorts,
  { userId }: Pick<Caller, 'userId'>,
  { conversionId: to }: Pick<Conversion, 'conversionId'>,
  wanted: string,
): Promise<{ from: string | null }> {
  const slug = readPageName(wanted);
  const { conversionId } = (await ports.shares.find(slug)) ?? {};
  const holder = conversionId === to ? undefined : conversionId;
  const moved = await ports.shares.move(slug, {
    to,
    holder: conversionId,
    today: sayDays(ports.now()).today,
  });
  if (moved === 'full') throw refuseMore();
  if (moved === 'refused') throw new AppError('CONFLICT');
  await logMove(ports, userId, to, 'Named the page');
  if (holder) await logMove(ports, userId, holder, 'Moved a name of the page to another assistant');
  return { from: holder ?? null };
}

function logMove(ports: MovePorts, userId: string, subject: string, what: string): Promise<void> {
  return ports.staffActions.add(makeStaffAction(ports, userId, { kind: 'customer-changed', subject, what }));
}
