import { computeRoot } from '#shared/domain/ledger/compute-root.ts';
import { hashEntry } from '#shared/domain/ledger/hash-entry.ts';
import type { LedgerEntry } from '#shared/domain/ledger/ledger.ts';
import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import { composeSealMail } from './ledger-mail.ts';
import type { LedgerHead, Seal, SealingPorts } from './ports.ts';
import { dayOf, findLastOver, findSealTime } from './seal-time.ts';
import { sha256 } from './sha256.ts';

/** Per scheduled run; what is left stays due. */
const batchSize = 500;
const atOnce = 10;

/** Seals the days of every assistant that are over. Returns how many assistants had one. */
export async function sealDueDays(ports: SealingPorts): Promise<number> {
  const now = ports.now();
  const due = await ports.ledger.findDue(now, batchSize);
  const lanes = Array.from({ length: atOnce }, (_, lane) =>
    due.filter((_id, index) => index % atOnce === lane),
  );
  const counts = await Promise.all(
    lanes.map((lane) =>
      workOnEach(lane, {
        idOf: (conversionId) => conversionId,
        reportItem: ports.reportItem,
        async work(conversionId) {
          const head = await ports.ledger.claim(conversionId, now, endOfClaim(now));
          return head ? sealDays(ports, head) : false;
        },
      }),
    ),
  );
  return counts.reduce((total, count) => total + count, 0);
}

/** Each day is sealed once: a day that another worker sealed meanwhile ends the work. */
async function sealDays(ports: SealingPorts, claimed: LedgerHead): Promise<void> {
  const now = ports.now();
  const through = findLastOver(now);
  const { conversionId } = claimed;
  const addressee = await findAddressee(ports, conversionId);
  let head = claimed;
  for await (const { day, hashes } of groupByDay(
    ports.ledger.readEntries(conversionId, { after: claimed.sealedDay, through }),
  )) {
    const seal = sealDay(head, day, hashes);
    const told = addressee && { ownerId: addressee.ownerId, mail: composeSealMail(seal, addressee) };
    if (!(await ports.ledger.seal(head, seal, told, now))) return;
    if (told) await ports.startMail(told.mail.mailId);
    head = { ...head, sealedDay: day, root: seal.root };
  }
  await ports.ledger.finish(head, head.wantedDay > through ? findSealTime(head.wantedDay) : undefined);
}

/** Undefined without an owner, or when the account is about to be erased. */
async function findAddressee(ports: SealingPorts, conversionId: string) {
  const { organisationId } = (await ports.conversions.find(conversionId)) ?? {};
  const organisation = organisationId ? await ports.organisations.find(organisationId) : undefined;
  const ownerId = organisation?.lifeCycle?.ownerId;
  const owner = ownerId ? await ports.users.find(ownerId) : undefined;
  if (!organisation || !ownerId || !owner || owner.deletionDueAt) return undefined;
  return { ownerId, owner, organisation, origin: ports.siteOrigin(organisation.brandId) };
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
