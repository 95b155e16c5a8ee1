import type { Client } from '#shared/client.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeOwner } from '../../eval/convert-site.ts';
import { percentileOf } from '../../percentile.ts';
import type { LoadRow } from '../load-row.ts';
import { type LoadedStack, sampleOwner, startAgain } from '../loaded-stack.ts';
import { openStaffMember } from '../open-staff-member.ts';
import { seedFolder } from '../seed-folder.ts';

/** The size that the embedded table can be filled to in two minutes. */
const size = { customers: 10_000, conversations: 10_000 };
const looks = 50;
/**
 * The limit of a Lambda reply that is not streamed:
 * https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
 */
const largestReplyKilobytes = 6 * 1024;

/** L8: a stack that starts on a large data folder, and users who open long lists. */
export async function measureSize(loaded: LoadedStack): Promise<LoadRow> {
  const staff = await openStaffMember(loaded);
  const owner = openAgent(loaded.url);
  const { email, password } = describeOwner(sampleOwner);
  await owner.signIn(email, password);
  await loaded.stop();
  await seedFolder(loaded.dataDir, loaded.conversionId, size);
  const startedAt = performance.now();
  const stack = await startAgain(loaded);
  const startSeconds = (performance.now() - startedAt) / 1000;
  try {
    const { conversionId } = loaded;
    const lists = await timeEach(looks, () => staff.client.superadmin.listTenants({}));
    const pages = await timePages(staff.client);
    const dashboards = await timeEach(looks, () => owner.client.dashboard.get({ conversionId }));
    const parts = await exportConversations(owner.client, conversionId);
    const largestBytes = Math.max(...parts.map(({ bytes }) => bytes));
    return {
      id: 'L8',
      what: `${describeSize()}; its export came in ${parts.length} parts, the first after ${parts[0]?.milliseconds.toFixed(0)} ms`,
      goals: [
        { of: 's until it has started', measured: startSeconds, most: 10 },
        { of: 'p95 ms of the list of customers', measured: percentileOf(lists, 95), most: 500 },
        { of: `p95 ms of its next ${pages.length} pages`, measured: percentileOf(pages, 95), most: 500 },
        { of: 'p95 ms of the dashboard', measured: percentileOf(dashboards, 95), most: 500 },
        {
          of: 'conversations exported',
          measured: parts.reduce((sum, { rows }) => sum + rows, 0),
          least: size.conversations,
        },
        {
          of: 'p95 ms of a part of the export',
          measured: percentileOf(
            parts.map(({ milliseconds }) => milliseconds),
            95,
          ),
          most: 500,
        },
        { of: 'KB of its largest part', measured: largestBytes / 1024, most: largestReplyKilobytes },
      ],
    };
  } finally {
    await stack.stop();
  }
}

function describeSize(): string {
  const { customers, conversations } = size;
  return `${customers.toLocaleString('en')} customers, one of them with ${conversations.toLocaleString('en')} conversations`;
}

async function timeEach(count: number, look: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done++) times.push((await time(look)).milliseconds);
  return times;
}

/** Pages through the list of customers to its end. */
async function timePages({ superadmin }: Client): Promise<number[]> {
  const times: number[] = [];
  let { next } = await superadmin.listTenants({});
  while (next) {
    const after = next;
    const { milliseconds, found } = await time(() => superadmin.listTenants({ after }));
    times.push(milliseconds);
    next = found.next;
  }
  return times;
}

type Part = { milliseconds: number; bytes: number; rows: number };

/** All conversations of a month, part by part as a page requests them. */
async function exportConversations({ chatHistory }: Client, conversionId: string): Promise<Part[]> {
  const parts: Part[] = [];
  let before: string | undefined;
  do {
    const asked = { brandId: 'gpt' as const, conversionId, period: 'monthly' as const, before };
    const { milliseconds, found } = await time(() => chatHistory.exportData(asked));
    // The first part begins with the header.
    const rows = found.content.split('\r\n').filter(Boolean).length - Number(before === undefined);
    parts.push({ milliseconds, bytes: Buffer.byteLength(found.content), rows });
    before = found.next;
  } while (before);
  return parts;
}

async function time<Found>(look: () => Promise<Found>): Promise<{ milliseconds: number; found: Found }> {
  const startedAt = performance.now();
  const found = await look();
  return { milliseconds: performance.now() - startedAt, found };
}
