import * as z from 'zod';
import { chatMessageSchema } from '#functions/domain/chat/chat-session.ts';
import type {
  LedgerHead,
  LedgerSpan,
  RecordedTurn,
  Seal,
  StoredLine,
} from '#functions/domain/ledger/ports.ts';
import { dayOf, findSealTime } from '#functions/domain/ledger/seal-time.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { fromHex, toHex } from '#shared/domain/ledger/hash-entry.ts';
import { type LedgerEntry, ledgerEntrySchema, sealHeaderSchema } from '#shared/domain/ledger/ledger.ts';
import { either, exists, is, isAbsent, isBelow, writeChange, writeItem } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { findDue } from '../find-due.ts';
import { keys, ledgerKind } from '../keys.ts';
import { findItem } from '../list-items.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Item, Table } from '../table.ts';

/** A part of a day's hashes has 320 KB at most; an item may have 400. */
const hashesPerPart = 10_000;
const hashBytes = 32;
const readAtOnce = 500;
/** Assistants whose day this process has announced. */
const rememberedHeads = 1000;

const dueSchema = z.object({ conversionId: z.string() });
const headSchema = z.object({
  conversionId: z.string(),
  wantedDay: z.string(),
  sealedDay: z.string().optional(),
  root: z.string().optional(),
  dueAt: z.string().optional(),
});
const positionSchema = z.object({ sk: z.string() });
const lineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), entry: ledgerEntrySchema, sessionId: z.string().optional() }),
  z.object({ kind: z.literal('hashes'), day: z.string(), hashes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('seal'), header: sealHeaderSchema, root: z.string() }),
]);

/** Stores assistants' answer ledgers. Entries are written with their exchange, by the chat store. */
export type LedgerStore = ReturnType<typeof openLedgerStore>;

/** Answer ledgers, one partition per assistant, sorted by day. */
export function openLedgerStore(table: Table) {
  const expected = new Map<string, string>();
  return {
    ...openSealing(table),
    ...openLedgerReader(table),
    /** Has an entry's day sealed after its end. */
    async expectSeal({ conversionId, answeredAt }: LedgerEntry) {
      const day = dayOf(answeredAt);
      if (expected.get(conversionId) === day) return;
      await table.update(keys.ledgerHead(conversionId), {
        set: { conversionId, wantedDay: day, dueKind: ledgerKind },
        begin: { dueAt: findSealTime(day, conversionId).toISOString() },
        when: [either(isAbsent('wantedDay'), isBelow('wantedDay', day))],
      });
      if (expected.size >= rememberedHeads) expected.clear();
      expected.set(conversionId, day);
    },
    findHead: (conversionId: string) => findItem(table, keys.ledgerHead(conversionId), headSchema),
  };
}

/** Seals each day after its end. */
function openSealing(table: Table) {
  return {
    /** Assistants with a day to seal. */
    async findDue(before: Date, limit: number) {
      const due = await findDue(table, dueSchema, { dueKind: ledgerKind, before, limit });
      return due.map((item) => item.conversionId);
    },
    /** Claims a due one until then; false when it is no longer due. */
    async claim(conversionId: string, now: Date, until: Date) {
      const key = keys.ledgerHead(conversionId);
      return (await claimDue(table, key, { dueKind: ledgerKind, now, until })) !== undefined;
    },
    /** Stores a day's seal with its mail in one transaction; false when the day was sealed before. */
    async seal(head: LedgerHead, seal: Seal, told: { ownerId: string; mail: Mail } | undefined, now: Date) {
      const parts = listParts(head.conversionId, seal);
      for (const part of parts.slice(0, -1))
        if (!(await table.transact([advance(head, {}), part]))) return false;
      const { header, root } = seal;
      return table.transact([
        advance(head, { sealedDay: header.day, root }),
        ...parts.slice(-1),
        writeItem({ ...keys.ledgerSeal(head.conversionId, header.day), kind: 'seal', header, root }),
        ...(told ? writeUserMail(told.ownerId, told.mail, now) : []),
      ]);
    },
    /** Makes it due at the next day's sealing; never, without one. Changes nothing when new answers came. */
    async finish({ conversionId, wantedDay }: LedgerHead, dueAt: Date | undefined) {
      await table.update(keys.ledgerHead(conversionId), {
        ...(dueAt ? { set: { dueAt: dueAt.toISOString() } } : { remove: ['dueKind', 'dueAt'] }),
        when: [is('wantedDay', wantedDay)],
      });
    },
  };
}

/** Reads a ledger and the conversations behind it. */
function openLedgerReader(table: Table) {
  return {
    /** Entries of the days after one, up to another, by time, page by page. */
    readEntries: async (
      conversionId: string,
      { after, through }: { after?: string | undefined; through: string },
    ) =>
      readOn(table, conversionId, {
        from: after === undefined ? dayPrefix('') : afterDay(after),
        to: afterDay(through),
      }),
    /** A part of the ledger, and where the next one starts. */
    async readLines(conversionId: string, { from, to, after }: LedgerSpan, limit: number) {
      const first = dayPrefix(from);
      const start = after === undefined || after < first ? first : following(after);
      const items = await readPage(table, conversionId, { from: start, to: afterDay(to) }, limit);
      const last = items.at(-1);
      return { lines: items.map(readLine), ...(last && { next: positionSchema.parse(last).sk }) };
    },
    /** Turns of a conversation between two instants, without those that would be masked today. */
    async findTurns(
      conversationOwner: string,
      sessionId: string,
      { from, to }: { from: string; to: string },
    ): Promise<RecordedTurn[]> {
      const { pk, sk } = keys.chatMessage(conversationOwner, sessionId, from, '');
      const items = await table.query({
        pk,
        from: sk,
        to: keys.chatMessage(conversationOwner, sessionId, to, '~').sk,
      });
      return items.flatMap((item) => {
        const turn = chatMessageSchema.parse(item);
        return turn.content === item.content ? [turn] : [];
      });
    },
  };
}

async function* readOn(
  table: Table,
  conversionId: string,
  { from: start, to }: { from: string; to: string },
): AsyncIterable<LedgerEntry> {
  let from = start;
  for (;;) {
    const items = await readPage(table, conversionId, { from, to }, readAtOnce);
    for (const item of items) {
      const line = lineSchema.parse(item);
      if (line.kind === 'answer') yield line.entry;
    }
    const last = items.at(-1);
    if (!last) return;
    from = following(positionSchema.parse(last).sk);
  }
}

async function readPage(
  table: Table,
  conversionId: string,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<Item[]> {
  if (from > to) return [];
  return table.query({ pk: keys.ledgerHead(conversionId).pk, from, to, limit, ConsistentRead: true });
}

const dayPrefix = (day: string) => keys.ledgerDay('', day).sk;
/** Sorts after every line of a day: letters and digits come before. */
const afterDay = (day: string) => `${dayPrefix(day)}~`;
/** The next possible sort key. */
const following = (sk: string) => `${sk}\u0000`;

/** Fails when another worker sealed a day, or the assistant is gone. */
function advance({ conversionId, root }: LedgerHead, next: Partial<Pick<LedgerHead, 'sealedDay' | 'root'>>) {
  const { sealedDay, root: nextRoot } = next;
  return writeChange(keys.ledgerHead(conversionId), {
    set: nextRoot ? { sealedDay, root: nextRoot } : { conversionId },
    when: [exists('pk'), root === undefined ? isAbsent('root') : is('root', root)],
  });
}

function listParts(conversionId: string, { header: { day }, hashes }: Seal) {
  const count = Math.ceil(hashes.length / hashesPerPart);
  return Array.from({ length: count }, (_, part) =>
    writeItem({
      ...keys.ledgerHashes(conversionId, day, part),
      ...{ kind: 'hashes', day },
      hashes: fromHex(hashes.slice(part * hashesPerPart, (part + 1) * hashesPerPart).join('')),
    }),
  );
}

function readLine(item: Item): StoredLine {
  const line = lineSchema.parse(item);
  if (line.kind !== 'hashes') return line;
  const { kind, day, hashes } = line;
  const count = hashes.length / hashBytes;
  return {
    ...{ kind, day },
    hashes: Array.from({ length: count }, (_, index) =>
      toHex(hashes.subarray(index * hashBytes, (index + 1) * hashBytes)),
    ),
  };
}
