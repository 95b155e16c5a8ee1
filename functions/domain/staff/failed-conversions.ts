import type { BrandId } from '#shared/brands/platforms.ts';
import type { FailedConversion } from '#shared/contract/staff/superadmin.ts';
import { readableAddress } from '#shared/domain/addresses/address-schemas.ts';
import { staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import type { FailedPorts } from './ports.ts';
import { brandsOfScope, chooseScope } from './scope.ts';

/** The newest failed conversions of the caller's brands. Throws FORBIDDEN. */
export async function listFailedConversions(
  ports: Pick<FailedPorts, 'failedConversions' | 'organisations'>,
  caller: Caller,
  platform: BrandId | undefined,
): Promise<FailedConversion[]> {
  const lists = await Promise.all(
    brandsOfScope(chooseScope(caller, platform)).map((brandId) =>
      ports.failedConversions.listNewest(brandId, staffPageSize),
    ),
  );
  const newest = lists
    .flat()
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, staffPageSize);
  return Promise.all(
    newest.map(async (conversion) => {
      const { conversionId, brandId, companyName, url, updatedAt, errorMessage = '' } = conversion;
      const nextWebsite = (await findCorrectedAddress(ports, conversion)) ?? url;
      return {
        ...{ conversionId, brandId, companyName, website: url, nextWebsite },
        ...{ failedAt: updatedAt, reason: errorMessage },
      };
    }),
  );
}

/**
 * Retries a failed conversion: from another address if staff name one or have corrected the customer's website, else at
 * the step where it failed. Throws VALIDATION, and CONFLICT when it is no longer failed.
 */
export async function retryConversion(
  ports: FailedPorts,
  { userId }: Pick<Caller, 'userId'>,
  conversion: Conversion,
  websiteUrl: string | undefined,
): Promise<void> {
  const { conversionId } = conversion;
  const url = websiteUrl || (await findCorrectedAddress(ports, conversion));
  const isMended = url !== undefined && url !== conversion.url;
  if (isMended) await ports.restartFromAddress(conversion, url);
  else await resume(ports, conversion);
  const what = isMended ? 'Retried the conversion with another address' : 'Retried the conversion';
  const deed = { kind: 'customer-changed', subject: conversionId, what } as const;
  await ports.staffActions.add(makeStaffAction(ports, userId, deed));
}

/** The website on record, which staff or the customer have changed since the conversion began. */
async function findCorrectedAddress(
  { organisations }: Pick<FailedPorts, 'organisations'>,
  { organisationId, url }: Pick<Conversion, 'organisationId' | 'url'>,
): Promise<string | undefined> {
  if (!organisationId || !url) return undefined;
  const { website } = (await organisations.find(organisationId)) ?? {};
  return readableAddress.safeParse(website || undefined).data;
}

async function resume(ports: FailedPorts, { conversionId, stepNumber }: Conversion): Promise<void> {
  // A failed step ended like any other, by incrementing the step number.
  const failed = { version: 1, conversionId, stepNumber: stepNumber - 1 } as const;
  const step = await ports.failedConversions.resume(failed, ports.now());
  if (!step) throw new AppError('CONFLICT', { message: 'This conversion is no longer failed.' });
  await ports.sendStep(step.conversionId, step.stepNumber);
}
