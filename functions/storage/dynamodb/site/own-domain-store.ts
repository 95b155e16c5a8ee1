import * as z from 'zod';
import type { Mail } from '#functions/domain/mail/mail.ts';
import {
  type DomainClaim,
  domainClaimSchema,
  domainHoldSchema,
} from '#functions/domain/own-domains/own-domain.ts';
import { either, eraseItem, exists, is, isAbsent, writeChange, writeItem, writeNewItem } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { findDue } from '../find-due.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';

const claimKind = 'OWN-DOMAIN';
const endedKind = 'ENDED-DOMAIN';
const claimRefSchema = z.object({ conversionId: z.string() });
/** Not `domain`, which DynamoDB reserves. */
const holdRefSchema = z.object({ domainName: z.string() });
/** Longer than a check takes, so that what the last one made is taken down too. */
const restMs = 120_000;

type OwnersMail = { userId: string; mail: Mail } | undefined;
type Saved = { before: DomainClaim; claim: DomainClaim; nextCheckAt: Date };

/** Claims on domains, each beside its assistant, and who has a domain, by its name. */
export type OwnDomainStore = ReturnType<typeof openOwnDomainStore>;

export function openOwnDomainStore(table: Table) {
  return {
    find: (conversionId: string) => findItem(table, keys.domainClaim(conversionId), domainClaimSchema),
    findHolder: (domain: string) => findItem(table, keys.domainHold(domain), domainHoldSchema),
    /** False when the assistant has one. */
    claim: (claim: DomainClaim, now: Date) => table.transact([writeNewItem(claimItem(claim, now))]),
    /** Makes a claimed domain its assistant's; false when another one has it, or the claim has ended. */
    hold: ({ conversionId, domain, token }: DomainClaim) =>
      table.transact([
        writeChange(keys.domainClaim(conversionId), {
          set: { token },
          when: [is('token', token)],
        }),
        writeChange(keys.domainHold(domain), {
          set: { domainName: domain, conversionId },
          remove: ['endedAt', 'dueKind', 'dueAt'],
          when: [either(isAbsent('pk'), is('conversionId', conversionId))],
        }),
      ]),
    /** Stores what a check found, and its mail; false when another check was faster or the claim has ended. */
    save: ({ before, claim, nextCheckAt }: Saved, now: Date, mail: OwnersMail) =>
      table.transact([
        writeItem(claimItem(claim, nextCheckAt), [is('token', before.token), is('since', before.since)]),
        ...(claim.state === 'live' ? [serve(claim, now)] : []),
        ...writeMail(mail, now),
      ]),
    end: (claim: DomainClaim, now: Date, mail?: OwnersMail) => endClaim(table, claim, now, mail),
    async findDue(before: Date, limit: number) {
      const due = await findDue(table, claimRefSchema, { dueKind: claimKind, before, limit });
      return due.map(({ conversionId }) => conversionId);
    },
    async claimDue(conversionId: string, now: Date, until: Date) {
      const item = await claimDue(table, keys.domainClaim(conversionId), { dueKind: claimKind, now, until });
      return item && domainClaimSchema.parse(item);
    },
    async findEnded(before: Date, limit: number) {
      const due = await findDue(table, holdRefSchema, { dueKind: endedKind, before, limit });
      return due.map(({ domainName }) => domainName);
    },
    claimEnded: async (domain: string, now: Date, until: Date) =>
      (await claimDue(table, keys.domainHold(domain), { dueKind: endedKind, now, until })) !== undefined,
    /** After everything that was made for it is gone. */
    forget: (domain: string) => table.transact([eraseItem(keys.domainHold(domain), [exists('endedAt')])]),
  };
}

function claimItem(claim: DomainClaim, dueAt: Date) {
  const { conversionId } = claim;
  return { ...keys.domainClaim(conversionId), ...claim, dueKind: claimKind, dueAt: dueAt.toISOString() };
}

function serve({ domain, conversionId }: DomainClaim, now: Date) {
  return writeChange(keys.domainHold(domain), {
    begin: { servedSince: now.toISOString() },
    when: [is('conversionId', conversionId), isAbsent('endedAt')],
  });
}

function writeMail(owners: OwnersMail, now: Date) {
  return owners ? writeUserMail(owners.userId, owners.mail, now) : [];
}

/** Ends the domain of an assistant that is erased. */
export async function endDomainOf(table: Table, conversionId: string, now: Date): Promise<void> {
  const claim = await findItem(table, keys.domainClaim(conversionId), domainClaimSchema);
  if (claim) await endClaim(table, claim, now);
}

/** Ends a claim, and leaves what may have been made for it to the schedule; false when it has ended. */
async function endClaim(table: Table, claim: DomainClaim, now: Date, mail?: OwnersMail): Promise<boolean> {
  const { conversionId, domain, token } = claim;
  const holder = await findItem(table, keys.domainHold(domain), domainHoldSchema);
  const dueAt = new Date(now.getTime() + restMs).toISOString();
  const ended = writeChange(keys.domainHold(domain), {
    set: { domainName: domain, conversionId, endedAt: now.toISOString(), dueKind: endedKind, dueAt },
    remove: ['servedSince'],
    when: [either(isAbsent('pk'), is('conversionId', conversionId))],
  });
  return table.transact([
    eraseItem(keys.domainClaim(conversionId), [is('token', token)]),
    ...(holder && holder.conversionId !== conversionId ? [] : [ended]),
    ...writeMail(mail, now),
  ]);
}
