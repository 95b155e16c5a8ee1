import * as z from 'zod';
import { joinName } from '#functions/domain/share/page-name.ts';
import type { NewTrial } from '#functions/domain/signup/ports.ts';
import { makeListing } from '#functions/domain/staff/listing.ts';
import { suggestSlug } from '#shared/domain/share/reserved-slugs.ts';
import { conversionItem } from '../conversions/conversion-store.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { type Key, keys, lifeCycleKind } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import { countSales } from '../staff/brand-count-items.ts';
import { listingItems } from '../staff/listing-items.ts';
import type { Table } from '../table.ts';

const submissionSchema = z.object({ conversionId: z.string() });
/** A submission repeated after a day counts as new. */
const submissionKeptSeconds = 86_400;

/** Starts trials, each with all its data. */
export type TrialStore = ReturnType<typeof openTrialStore>;

/**
 * Signups: user, unique names, organisation, its entries, conversion, welcome mail and its link in one
 * transaction.
 */
export function openTrialStore(table: Table) {
  const putNew = (key: Key, values: object) => ({
    Put: {
      TableName: table.name,
      Item: { ...key, ...values },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :now',
      ExpressionAttributeValues: { ':now': Math.floor(Date.now() / 1000) },
    },
  });
  /** Keeps the name of a page that is made of the organization's for it. */
  const claimName = ({ conversionId, companyName }: NewTrial['conversion']) => {
    const slug = suggestSlug(companyName);
    return slug ? [putNew(keys.organizationName(joinName(slug), conversionId), {})] : [];
  };
  return {
    /** False when the email address, the username or the submission key is taken. */
    createTrial({ user, organisation, conversion, welcomeMail, confirmation, submissionKey }: NewTrial) {
      const { userId } = user;
      const { organisationId } = organisation;
      const { conversionId } = conversion;
      return table.transact([
        putNew(keys.user(userId), user),
        putNew(keys.uniqueEmail(user.email), { userId }),
        putNew(keys.uniqueUsername(user.username), { userId }),
        putNew(keys.organisation(organisationId), { dueKind: lifeCycleKind, ...organisation }),
        ...listingItems(makeListing(organisation, user, conversionId), 'trial').map(({ pk, sk, ...entry }) =>
          putNew({ pk, sk }, entry),
        ),
        ...countSales(table.name, organisation.brandId, organisationId, {
          totals: { trials: 1 },
          trialEnds: [{ endsAt: organisation.trialEndsAt, change: 1 }],
          at: new Date(organisation.createdAt),
        }),
        countOnPlatform(table.name, organisation.brandId, organisationId, { conversions: 1, adminUsers: 1 }),
        putNew(keys.oneUseToken(confirmation.hash), confirmation.token),
        putNew(keys.organisationConversion(organisationId, conversionId), { conversionId }),
        putNew(keys.conversion(conversionId), conversionItem(conversion)),
        ...claimName(conversion),
        putNew(keys.mail(welcomeMail.mailId), mailItem(welcomeMail, new Date(conversion.createdAt))),
        putNew(keys.signup(submissionKey), {
          conversionId,
          expiresAt: Math.floor(Date.parse(conversion.createdAt) / 1000) + submissionKeptSeconds,
        }),
      ]);
    },
    /** The conversion started by a submission with this key. */
    async findSubmission(submissionKey: string) {
      const item = await table.get(keys.signup(submissionKey));
      return item && submissionSchema.parse(item).conversionId;
    },
  };
}
