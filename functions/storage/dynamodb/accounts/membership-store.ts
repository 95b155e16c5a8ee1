import type { User } from '#functions/domain/accounts/account.ts';
import {
  type Membership,
  membershipSchema,
  organisationLimit,
} from '#functions/domain/accounts/membership.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { memberLimit } from '#shared/domain/member.ts';
import { either, eraseItem, exists, is, isAbsent, writeChange, writeItem } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { findDue } from '../find-due.ts';
import { keys } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import { addToPlaces } from '../places.ts';
import type { Table } from '../table.ts';
import { openMemberStore } from './member-store.ts';

type Place = Pick<Membership, 'userId' | 'organisationId'>;
type Changes = { [Field in 'role' | 'blockedAt']?: Membership[Field] | null | undefined };

const closingKind = 'ORGANISATION-DELETION';
const placeSchema = membershipSchema.pick({ userId: true, organisationId: true });

/** Stores to which organisations people belong besides their first one. */
export type MembershipStore = ReturnType<typeof openMembershipStore>;

/** Memberships, each beside the account, and in the list of the organisation's members. */
export function openMembershipStore(table: Table) {
  const members = openMemberStore(table);
  return {
    ...openLookups(table),
    ...openInvitations(table),
    ...openClosings(table),
    /** Sets fields, and removes those that are null; false when there is no membership. */
    async change(place: Place, changes: Changes) {
      const all = Object.entries(changes);
      const details = {
        set: Object.fromEntries(all.filter(([, value]) => value !== null)),
        remove: all.filter(([, value]) => value === null).map(([name]) => name),
        when: [exists('pk')],
      };
      return (await table.update(keyOf(place), details)) !== undefined;
    },
    /** Ends a membership: first what opens the organisation, then its place in the list. */
    async remove({ userId, organisationId }: Place) {
      await table.take(keys.membership(userId, organisationId));
      await members.remove(organisationId, userId);
    },
    /** Makes another organisation the one that stands in the account, which leaves its own; false when either has changed. */
    moveHome: (user: User, next: Membership, left?: Membership) =>
      table.transact([
        writeChange(keys.user(user.userId), moveTo(user, next)),
        eraseItem(keyOf(next), [exists('pk'), isAbsent('invitedAs')]),
        left && writeItem({ ...keyOf(left), ...left }),
      ]),
  };
}

const keyOf = ({ userId, organisationId }: Place) => keys.membership(userId, organisationId);

/** Reads of memberships. */
function openLookups(table: Table) {
  return {
    async find(userId: string, organisationId: string) {
      const item = await table.get(keys.membership(userId, organisationId));
      return item && membershipSchema.parse(item);
    },
    /** All of a person, with invitations. */
    async list(userId: string) {
      const { pk, sk } = keys.membership(userId, '');
      const items = await table.query({
        ...{ pk, prefix: sk },
        limit: 2 * organisationLimit,
        ConsistentRead: true,
      });
      return items.map((item) => membershipSchema.parse(item));
    },
  };
}

/** Invitations of people who have an account. */
function openInvitations(table: Table) {
  const members = openMemberStore(table);
  return {
    /** Invites a person with an account, with the mail that says so; a repeated invitation replaces the one that waits. */
    invite(membership: Membership, mail: Mail, now: Date) {
      const { userId, organisationId } = membership;
      const places = {
        key: keys.placesOfMembers(organisationId),
        most: memberLimit,
        listIds: () => members.listAllIds(organisationId),
      };
      return addToPlaces(table, places, userId, [
        writeItem({ ...keyOf(membership), ...membership }, [either(isAbsent('pk'), exists('invitedAs'))]),
        writeItem({ ...keys.member(organisationId, userId), userId, isPending: true }),
        ...writeUserMail(userId, mail, now),
      ]);
    },
    /** Accepts an invitation; false when there is none. */
    accept: (place: Place) =>
      table.transact([
        writeChange(keyOf(place), { remove: ['invitedAs'], when: [exists('invitedAs')] }),
        writeChange(keys.member(place.organisationId, place.userId), {
          remove: ['isPending'],
          when: [exists('pk')],
        }),
      ]),
  };
}

function moveTo({ organisationId }: User, { organisationId: to, role, blockedAt }: Membership) {
  const isOwner = role === 'owner';
  return {
    set: {
      organisationId: to,
      role: isOwner ? 'owner' : 'member',
      ...(!isOwner && { memberRole: role }),
      ...(blockedAt && { deactivatedAt: blockedAt }),
    },
    remove: [
      ...['deletionDueAt', 'dueAt', 'dueKind'],
      ...(isOwner ? ['memberRole'] : []),
      ...(blockedAt ? [] : ['deactivatedAt']),
    ],
    when: [is('organisationId', organisationId)],
  };
}

/** Organisations that end while their owner stays in others. */
function openClosings(table: Table) {
  const write = (
    { userId, organisationId }: Place,
    dueAt: string | null,
    mails: readonly Mail[],
    now: Date,
  ) =>
    table.transact([
      writeChange(keys.membership(userId, organisationId), {
        ...(dueAt
          ? { set: { closesAt: dueAt, dueAt, dueKind: closingKind } }
          : { remove: ['closesAt', 'dueAt', 'dueKind'] }),
        when: [is('role', 'owner')],
      }),
      writeChange(keys.organisation(organisationId), {
        ...(dueAt ? { set: { closesAt: dueAt } } : { remove: ['closesAt'] }),
        when: [exists('pk')],
      }),
      ...mails.flatMap((mail) => writeUserMail(userId, mail, now)),
    ]);
  return {
    /** Plans the end of an organisation, and closes its assistants at once; false when it is gone. */
    close: (place: Place, dueAt: Date, mails: readonly Mail[], now: Date) =>
      write(place, dueAt.toISOString(), mails, now),
    /** Takes that back; false when the organisation is gone. */
    keep: (place: Place, now: Date) => write(place, null, [], now),
    findDueClosings: (before: Date, limit: number) =>
      findDue(table, placeSchema, { dueKind: closingKind, before, limit }),
    /** Claims a due one until then; undefined when it is no longer due. */
    async claimClosing({ userId, organisationId }: Place, now: Date, until: Date) {
      const key = keys.membership(userId, organisationId);
      const item = await claimDue(table, key, { dueKind: closingKind, now, until });
      return item && membershipSchema.parse(item);
    },
  };
}
