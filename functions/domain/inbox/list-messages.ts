import type { InboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import {
  type InboxKindFilter,
  type InboxList,
  type InboxMessage,
  type InboxState,
  kindOf,
} from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversation } from '../conversions/conversation.ts';
import type { Caller } from '../identity/session.ts';
import { findUnconfirmed } from '../mail/consent/is-confirmed.ts';
import type { AdmissionPorts } from '../mail/ports.ts';
import { describeMessage, isStaff, sealMessage, type Viewer } from './describe-message.ts';
import type { ForwardedMessage } from './forwarded-message.ts';
import type { InboxGroup } from './ports.ts';

const pageSize = 25;
/** Entries looked at for a page; a search or filter reads the message of each, matching or not. */
const lookedAt = 100;

/** Which messages are wanted. */
export type InboxQuery = {
  show: InboxList;
  search?: string;
  kind?: InboxKindFilter | undefined;
  state?: InboxState | undefined;
};

/** A page of messages from some groups, newest first. The cost is constant. */
export async function listMessages(
  ports: Pick<AdmissionPorts, 'addresses' | 'users' | 'now'> & {
    inbox: Pick<InboxStore, 'listNewest' | 'find'>;
    /** The sessions whose visitors are there; absent for staff, who join nobody. */
    findHere?: (conversations: readonly Conversation[]) => Promise<ReadonlySet<string>>;
  },
  groups: readonly InboxGroup[],
  { after, ...query }: InboxQuery & { after?: string | undefined },
  viewer: Viewer,
): Promise<{ messages: InboxMessage[]; next?: string }> {
  const { inbox } = ports;
  const wanted = query.search?.toLowerCase().match(/[^\s,;]+/g) ?? [];
  const size = wanted.length > 0 || query.kind || query.state ? lookedAt : pageSize;
  const list = query.show === 'waiting' ? 'waiting' : 'all';
  const pages = await Promise.all(groups.map((group) => inbox.listNewest(group, list, after, lookedAt + 1)));
  const entries = pages.flat().sort((a, b) => (a.position < b.position ? 1 : -1));
  const seen = entries.slice(0, lookedAt);
  const listed = seen.filter(({ isArchived }) => isArchived === (query.show === 'archived'));
  const page = listed.slice(0, size);
  const last = listed.length > size ? page.at(-1) : seen.at(-1);
  const found = await Promise.all(page.map(({ id }) => inbox.find(id)));
  const open = found.flatMap((message) => (message && message.status !== 'responded' ? [message] : []));
  const at = ports.now();
  const [unconfirmed, here] = await Promise.all([
    findUnconfirmed(
      ports,
      open.flatMap(({ forwardedTo }) => forwardedTo),
    ),
    ports.findHere?.(findRecent(open, at)),
  ]);
  return {
    messages: found
      .flatMap((message) => (message ? [describeMessage(message, viewer, at, unconfirmed)] : []))
      .map((message) =>
        message.sessionId && here?.has(message.sessionId) ? { ...message, isVisitorHere: true } : message,
      )
      .map((message) => (isStaff(viewer) && message.conversionId ? sealMessage(message) : message))
      .filter((message) => fits(message, query, viewer) && mentions(message, wanted)),
    ...(last && last !== entries.at(-1) && { next: last.position }),
  };
}

/** Who wrote longer ago and is back is found among the conversations. */
const recentMilliseconds = 86_400_000;

function findRecent(messages: readonly ForwardedMessage[], at: Date): Conversation[] {
  const since = at.getTime() - recentMilliseconds;
  return messages.flatMap(({ createdAt, conversionId: owner, sessionId }) =>
    owner && sessionId && Date.parse(createdAt) > since ? [{ owner, sessionId }] : [],
  );
}

function fits(message: InboxMessage, { kind, state }: InboxQuery, { userId }: Viewer): boolean {
  if (kind && kindOf(message) !== kind) return false;
  switch (state) {
    case undefined:
      return true;
    case 'unread':
      return message.isUnread === true;
    case 'mine':
      return message.assignee?.id === userId;
    case 'new':
      return message.status === 'pending' || message.status === 'sent';
    case 'in_progress':
    case 'responded':
      return message.status === state;
  }
}

/** Whether every word stands somewhere in the message, its sender, its notes or its answer. */
function mentions(message: InboxMessage, wanted: readonly string[]): boolean {
  const { headline = '', userMessage, name, contact, response = '', notes = [], context } = message;
  const texts = [headline, userMessage, name, contact, response, context.companyName];
  const said = [...texts, ...notes.map(({ text }) => text)].join(' ').toLowerCase();
  return wanted.every((word) => said.includes(word));
}

/**
 * The brands whose messages a staff member sees. Throws FORBIDDEN when a domain admin asks for another brand.
 */
export function chooseBrands(caller: Caller, asked: BrandId | undefined): InboxGroup[] {
  if (caller.role === 'superadmin') return (asked ? [asked] : brandIds).map((brandId) => ({ brandId }));
  if (asked && asked !== caller.brandId) throw new AppError('FORBIDDEN');
  return [{ brandId: caller.brandId }];
}
