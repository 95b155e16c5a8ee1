import { brandIds } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { InboxList, InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { describeMessage } from './describe-message.ts';
import type { InboxGroup, InboxStore } from './ports.ts';

const pageSize = 25;

/** A page of messages from some groups, newest first. The cost is constant. */
export async function listMessages(
  { inbox, now }: { inbox: Pick<InboxStore, 'listNewest' | 'find'>; now(): Date },
  groups: readonly InboxGroup[],
  { show, after }: { show: InboxList; after?: string | undefined },
): Promise<{ messages: InboxMessage[]; next?: string }> {
  const pages = await Promise.all(groups.map((group) => inbox.listNewest(group, show, after, pageSize + 1)));
  const entries = pages.flat().sort((a, b) => (a.position < b.position ? 1 : -1));
  const page = entries.slice(0, pageSize);
  const found = await Promise.all(page.map(({ id }) => inbox.find(id)));
  const at = now();
  const last = page.at(-1);
  return {
    messages: found.flatMap((message) => (message ? [describeMessage(message, at)] : [])),
    ...(last && entries.length > pageSize && { next: last.position }),
  };
}

/**
 * The brands whose messages a staff member sees. Throws FORBIDDEN when a domain admin asks for another brand.
 */
export function chooseBrands(caller: Caller, asked: BrandId | undefined): InboxGroup[] {
  if (caller.role === 'superadmin') return (asked ? [asked] : brandIds).map((brandId) => ({ brandId }));
  if (asked && asked !== caller.brandId) throw new AppError('FORBIDDEN');
  return [{ brandId: caller.brandId }];
}
