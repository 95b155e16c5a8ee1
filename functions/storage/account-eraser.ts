import * as z from 'zod';
import {
  type Organisation,
  organisationSchema,
  type User,
  userSchema,
} from '#functions/domain/accounts/account.ts';
import { findNext } from '#functions/domain/accounts/find-next.ts';
import { dayOf } from '#functions/domain/chat/chat-day.ts';
import { forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import type { RecordingRef } from '#functions/domain/knowledge-base/recording.ts';
import { hashAddress } from '#functions/domain/mail/consent/mail-choices.ts';
import { waitingMailId } from '#functions/domain/mail/consent/waiting-mail.ts';
import { announcementIds } from '#functions/domain/mail/trial-mails.ts';
import { joinName } from '#functions/domain/share/page-name.ts';
import { suggestSlug } from '#shared/domain/share/reserved-slugs.ts';
import { openMembershipStore } from './dynamodb/accounts/membership-store.ts';
import { eraseItem, is } from './dynamodb/change.ts';
import { eraseConversation } from './dynamodb/chat/erase-conversation.ts';
import { uncountDemonstration } from './dynamodb/conversions/demonstration-store.ts';
import { endWork, findRemains } from './dynamodb/conversions/ended-work.ts';
import { openLibraryStore } from './dynamodb/conversions/library-store.ts';
import { removeLiveSite } from './dynamodb/conversions/live-site-item.ts';
import { erasePartition } from './dynamodb/erase-partition.ts';
import { eraseForm } from './dynamodb/forms/erase-form.ts';
import { eraseMessage } from './dynamodb/inbox/erase-message.ts';
import { keys } from './dynamodb/keys.ts';
import { eraseMailbox } from './dynamodb/mail/mailbox-store.ts';
import { endDomainOf } from './dynamodb/site/own-domain-store.ts';
import { abandonName } from './dynamodb/site/share-store.ts';
import { removeFromLists } from './dynamodb/staff/remove-from-lists.ts';
import type { Table } from './dynamodb/table.ts';
import { objectKeys } from './s3/object-keys.ts';
import type { ObjectStore } from './s3/object-store.ts';

const chatEntrySchema = z.object({ sessionId: z.string() });
const forwardedEntrySchema = z.object({ id: z.string() });
const memberEntrySchema = z.object({ userId: z.string() });
const domainEntrySchema = z.object({ domain: z.string() });
const linkEntrySchema = z.object({ organisationId: z.string(), linkHash: z.string() });
const formEntrySchema = z.object({ formId: z.string() });
const slugEntrySchema = z.object({ slug: z.string() });
const mailEntrySchema = z.object({ mailId: z.string() });

type EraserDeps = {
  table: Table;
  objects: Pick<ObjectStore, 'removeAll'>;
  /** Lets a worker delete a transcription. */
  endTranscription(recording: RecordingRef): Promise<void>;
};

/** Deletes stored data permanently. Every step is idempotent. */
export type AccountEraser = ReturnType<typeof openAccountEraser>;

/** Erases from table, bucket and transcription service. Never used while handling a request. */
export function openAccountEraser(deps: EraserDeps) {
  const { table } = deps;
  return {
    /** Lets no more calls and work on an assistant begin; returns since when. Undefined when nothing is left of it. */
    endWork: (conversionId: string, now: Date) => endWork(table, conversionId, now),
    /** All data of one assistant: files, conversations, messages to people, mails. */
    eraseConversion: (conversionId: string) => eraseConversion(deps, conversionId),
    async eraseOrganisation(organisationId: string) {
      const item = await table.get(keys.organisation(organisationId));
      if (item) await leaveLists(table, organisationSchema.parse(item));
      await erasePartition(table, keys.providerDomain(organisationId, ''), async (entry) => {
        const { domain } = domainEntrySchema.parse(entry);
        await table.transact([eraseItem(keys.provenDomain(domain), [is('organisationId', organisationId)])]);
      });
      await erasePartition(table, keys.member(organisationId, ''), (entry) =>
        eraseMember(table, organisationId, memberEntrySchema.parse(entry).userId),
      );
      // Even without the record, because an interrupted erasure may have left items sorted after it.
      await erasePartition(table, { ...keys.organisation(organisationId), sk: '' });
    },
    /** Sessions, mails, unique names, and finally the account itself, which the next attempt looks for. */
    eraseUser: (user: ErasedUser) => eraseUser(table, user),
  };
}

type ErasedUser = Pick<User, 'userId' | 'email' | 'username'>;

async function eraseConversion(
  { table, objects, endTranscription }: EraserDeps,
  conversionId: string,
): Promise<void> {
  const { items = [] } = (await openLibraryStore(table).find(conversionId)) ?? {};
  await eraseSiteAndDocuments({ table, objects }, conversionId);
  await eraseVisitorsData(table, conversionId);
  await erasePartition(table, { ...keys.webhookDelivery(conversionId, '', ''), sk: '' });
  await erasePartition(table, { ...keys.modelUse(conversionId, '', ''), sk: '' });
  await erasePartition(table, { ...keys.chatDay(conversionId, '', ''), sk: '' });
  await erasePartition(table, { ...keys.ledgerHead(conversionId), sk: '' });
  await table.transact(uncountDemonstration(conversionId));
  await Promise.all(announcementIds(conversionId).map((mailId) => table.take(keys.mail(mailId))));
  await erasePartition(table, keys.slugOf(conversionId, ''), async (entry) => {
    await abandonName(table, conversionId, slugEntrySchema.parse(entry).slug, dayOf(new Date()));
  });
  await endDomainOf(table, conversionId, new Date());
  await eraseMailbox(table, conversionId);
  await erasePartition(table, { ...keys.conversion(conversionId), sk: '' });
  for (const { id: itemId, transcription } of items)
    if (transcription) await endTranscription({ conversionId, itemId, ...transcription });
}

/** Conversations, messages to people and forms. */
async function eraseVisitorsData(table: Table, conversionId: string): Promise<void> {
  await erasePartition(table, keys.chatOf(conversionId, ''), async (entry) => {
    const { sessionId } = chatEntrySchema.parse(entry);
    await eraseConversation(table, conversionId, sessionId);
  });
  await erasePartition(table, { ...keys.forwardedOf(`assistant:${conversionId}`, '', ''), sk: '' }, (entry) =>
    eraseForwarded(table, forwardedEntrySchema.parse(entry).id),
  );
  await erasePartition(table, keys.formEntry(conversionId, ''), async (entry) => {
    await eraseForm(table, { ...formEntrySchema.parse(entry), conversionId });
  });
}

async function eraseForwarded(table: Table, id: string): Promise<void> {
  const item = await table.get(keys.forwardedMessage(id));
  if (!item) return;
  const { forwardedTo } = forwardedMessageSchema.parse(item);
  await Promise.all(forwardedTo.map((to) => table.take(keys.mail(waitingMailId(to)))));
  await eraseMessage(table, id);
}

async function eraseSiteAndDocuments(
  { table, objects }: Pick<EraserDeps, 'table' | 'objects'>,
  conversionId: string,
): Promise<void> {
  const {
    documents = [],
    liveSince,
    notify,
    companyName = '',
  } = (await findRemains(table, conversionId)) ?? {};
  await table.take(keys.organizationName(joinName(suggestSlug(companyName)), conversionId));
  if (notify) await table.take(keys.mail(waitingMailId(notify.email)));
  if (liveSince) await table.transact(removeLiveSite(conversionId, liveSince));
  for (const { uploadId } of documents) {
    await objects.removeAll(objectKeys.upload(uploadId));
    await table.take(keys.upload(uploadId));
  }
  await objects.removeAll(objectKeys.conversion(conversionId));
}

async function leaveLists(table: Table, organisation: Organisation): Promise<void> {
  await table.take(keys.school(organisation.brandId, organisation.organisationId));
  await table.transact(removeFromLists(organisation));
}

/** Ends a membership, and the account with it where it belongs to no other organisation. */
async function eraseMember(table: Table, organisationId: string, userId: string): Promise<void> {
  const item = await table.get(keys.user(userId));
  await table.take(keys.membership(userId, organisationId));
  const user = item && userSchema.parse(item);
  if (user?.role !== 'member' || user.organisationId !== organisationId) return;
  const memberships = openMembershipStore(table);
  const next = await findNext({ memberships }, user);
  if (!(next && (await memberships.moveHome(user, next)))) await eraseUser(table, user);
}

async function eraseUser(table: Table, { userId, email, username }: ErasedUser): Promise<void> {
  await erasePartition(table, keys.userMail(userId, ''), async (entry) => {
    await table.take(keys.mail(mailEntrySchema.parse(entry).mailId));
  });
  await erasePartition(table, keys.session(userId, ''));
  // Invitations that were not accepted: whoever belongs to another organisation is not erased.
  const memberships = openMembershipStore(table);
  for (const membership of await memberships.list(userId)) await memberships.remove(membership);
  await erasePartition(table, keys.providerLinkOf(userId, ''), async (entry) => {
    const { organisationId, linkHash } = linkEntrySchema.parse(entry);
    await table.take(keys.providerLink(organisationId, linkHash));
  });
  await table.take(keys.emailChange(userId));
  await table.take(keys.mailChoices(hashAddress(email)));
  await table.take(keys.confirmedAddress(hashAddress(email)));
  await table.take(keys.mail(waitingMailId(email)));
  await table.take(keys.addressMark(hashAddress(email)));
  const remove = [keys.uniqueEmail(email), keys.uniqueUsername(username), keys.user(userId)];
  await table.transact(remove.map((Key) => eraseItem(Key)));
}
