import * as z from 'zod';
import type { Membership } from '#functions/domain/accounts/membership.ts';
import { joinName } from '#functions/domain/share/page-name.ts';
import type { NewTrial } from '#functions/domain/signup/ports.ts';
import { makeListing } from '#functions/domain/staff/listing.ts';
import { suggestSlug } from '#shared/domain/share/reserved-slugs.ts';
import { either, exists, isAbsent, isBelow, writeChange, writeItem } from '../change.ts';
import { conversionItem } from '../conversions/conversion-store.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { keys, lifeCycleKind } from '../keys.ts';
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
  const putNew = (item: object) => writeNew(item);
  /** Keeps the name of a page that is made of the organization's for it. */
  const claimName = ({ conversionId, companyName }: NewTrial['conversion']) => {
    const slug = suggestSlug(companyName);
    return slug ? [putNew(keys.organizationName(joinName(slug), conversionId))] : [];
  };
  return {
    /** False when the email address, the username or the submission key is taken. */
    createTrial(trial: NewTrial) {
      const { user, organisation, conversion, welcomeMail, confirmation, submissionKey } = trial;
      const { organisationId } = organisation;
      const { conversionId } = conversion;
      return table.transact([
        ...writeOwner(trial),
        putNew({ ...keys.organisation(organisationId), dueKind: lifeCycleKind, ...organisation }),
        ...listingItems(makeListing(organisation, user, conversionId), 'trial').map(putNew),
        ...countSales(organisation.brandId, organisationId, {
          totals: { trials: 1 },
          trialEnds: [{ endsAt: organisation.trialEndsAt, change: 1 }],
          at: new Date(organisation.createdAt),
        }),
        countOnPlatform(organisation.brandId, organisationId, { conversions: 1, adminUsers: 1 }),
        putNew({ ...keys.oneUseToken(confirmation.hash), ...confirmation.token }),
        putNew({ ...keys.organisationConversion(organisationId, conversionId), conversionId }),
        putNew(conversionItem(conversion)),
        ...claimName(conversion),
        putNew(mailItem(welcomeMail, new Date(conversion.createdAt))),
        putNew({
          ...keys.signup(submissionKey),
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

function writeNew(item: object) {
  return writeItem(item, [either(isAbsent('pk'), isBelow('expiresAt', Math.floor(Date.now() / 1000)))]);
}

/** A new account; or that the person who has one owns this organisation too. */
function writeOwner({ user, organisation, isKnown }: NewTrial) {
  const putNew = (item: object) => writeNew(item);
  const { userId } = user;
  if (!isKnown)
    return [
      putNew({ ...keys.user(userId), ...user }),
      putNew({ ...keys.uniqueEmail(user.email), userId }),
      putNew({ ...keys.uniqueUsername(user.username), userId }),
    ];
  const { organisationId, createdAt: since } = organisation;
  const membership: Membership = { userId, organisationId, role: 'owner', since };
  return [
    putNew({ ...keys.membership(userId, organisationId), ...membership }),
    // Writes nothing new: an account that ends gets no organisation.
    writeChange(keys.user(userId), { set: { userId }, when: [exists('pk'), isAbsent('deletionDueAt')] }),
  ];
}
