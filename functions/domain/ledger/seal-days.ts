import { computeRoot } from '#shared/domain/ledger/compute-root.ts';
import { hashEntry } from '#shared/domain/ledger/hash-entry.ts';
import type { LedgerEntry } from '#shared/domain/ledger/ledger.ts';
import { readMailChoices } from '../mail/consent/mail-choices.ts';
import { composeSealMail } from './ledger-mail.ts';
import type { LedgerClaim, LedgerHead, Seal, SealingPorts } from './ports.ts';
import { dayOf, findLastOver, findSealTime } from './seal-time.ts';
import { sha256 } from './sha256.ts';

/**
 * Seals the days of an assistant that are over, if the claim still holds: each seal is stored with its mail in one
 * transaction that follows the seal before, so a repeated or late message changes nothing.
 */
export async function sealDays(
  ports: SealingPorts,
  { conversionId, claimedUntil }: LedgerClaim,
): Promise<void> {
  const head = await ports.ledger.findHead(conversionId);
  if (head?.dueAt === claimedUntil) await sealFrom(ports, head);
}

/** Each day is sealed once: a day that another worker sealed meanwhile ends the work. */
async function sealFrom(ports: SealingPorts, claimed: LedgerHead): Promise<void> {
  const now = ports.now();
  const through = findLastOver(now);
  const { conversionId } = claimed;
  const addressee = await findAddressee(ports, conversionId);
  let head = claimed;
  for await (const { day, hashes } of groupByDay(
    await ports.ledger.readEntries(conversionId, { after: claimed.sealedDay, through }),
  )) {
    const seal = sealDay(head, day, hashes);
    const told = addressee && { ownerId: addressee.ownerId, mail: composeSealMail(seal, addressee) };
    if (!(await ports.ledger.seal(head, seal, told, now))) return;
    if (told) await ports.startMail(told.mail.mailId);
    head = { ...head, sealedDay: day, root: seal.root };
  }
  const { wantedDay } = head;
  await ports.ledger.finish(head, wantedDay > through ? findSealTime(wantedDay, conversionId) : undefined);
}

/** Undefined without an owner who wants a mail of each day, or when the account is about to be erased. */
async function findAddressee(ports: SealingPorts, conversionId: string) {
  const { organisationId, readHost } = (await ports.conversions.find(conversionId)) ?? {};
  const organisation = organisationId ? await ports.organisations.find(organisationId) : undefined;
  const ownerId = organisation?.lifeCycle?.ownerId;
  const owner = ownerId ? await ports.users.find(ownerId) : undefined;
  if (!organisation || !ownerId || !owner || owner.deletionDueAt) return undefined;
  if (!(await readMailChoices(ports, owner.email)).records) return undefined;
  return { ownerId, owner, organisation, readHost, origin: ports.siteOrigin(organisation.brandId) };
}

function sealDay({ conversionId, root }: LedgerHead, day: string, entries: readonly string[]): Seal {
  const hashes = entries.toSorted();
  const header = {
    ...{ version: 1 as const, conversionId, day },
    ...{ answers: hashes.length, previousRoot: root ?? null },
  };
  return { header, hashes, root: computeRoot(sha256, header, hashes) };
}

async function* groupByDay(entries: AsyncIterable<LedgerEntry>) {
  let day = '';
  let hashes: string[] = [];
  for await (const entry of entries) {
    const entryDay = dayOf(entry.answeredAt);
    if (day && entryDay !== day) {
      yield { day, hashes };
      hashes = [];
    }
    day = entryDay;
    hashes.push(hashEntry(sha256, entry));
  }
  if (day) yield { day, hashes };
}
