import { randomBytes } from 'node:crypto';
import { createTrial } from '#functions/domain/signup/create-trial.ts';
import { openTrialStore } from '#functions/storage/dynamodb/accounts/trial-store.ts';
import { openUploadStore } from '#functions/storage/dynamodb/conversions/upload-store.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openMailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { Table } from '#functions/storage/dynamodb/table.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import { signup } from '#shared/contract/signup.ts';
import { encodeBase32 } from '#shared/domain/conversion/conversion-id.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';

const atOnce = 20;

/** Customers of all brands in turns, one per second, with finished conversions and mails; none can sign in. */
export async function seedCustomers(table: Table, count: number): Promise<void> {
  for (let start = 0; start < count; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) => start + index);
    await Promise.all(numbers.map((number) => seedCustomer(table, number)));
  }
}

async function seedCustomer(table: Table, number: number): Promise<void> {
  const cameAt = new Date(Date.now() - number * 1000);
  const { brandId, ...trial } = signup.createTrial.input.parse({
    ...describeTrial(`Seeded ${number}`, `http://www.seeded-${number}.org`),
    brandId: brandIds[number % brandIds.length],
  });
  const world = {
    trials: openTrialStore(table),
    uploads: openUploadStore(table),
    uploadFiles: {
      findScan: async () => 'clean' as const,
      findSize: async () => undefined,
      readHead: async () => new Uint8Array(),
    },
    sleep: async () => undefined,
    now: () => cameAt,
    makeId: () => encodeBase32(randomBytes(16)),
    randomBytes,
    hashPassword: async () => '',
    siteOrigin: () => 'http://localhost',
    startStep: ({ conversionId }: { conversionId: string }) => complete(table, conversionId),
    startMail: (mailId: string) => openMailStore(table).markSent(mailId, cameAt, 'Welcome'),
  };
  await createTrial(world, brandId, trial);
}

/** As the last step leaves it, with nothing due. */
async function complete(table: Table, conversionId: string): Promise<void> {
  await table.update(keys.conversion(conversionId), {
    set: { status: 'completed', percentage: 100 },
    remove: ['dueKind', 'dueAt'],
  });
}
