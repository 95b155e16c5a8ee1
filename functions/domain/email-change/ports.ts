import type { EmailChangeStore } from '#functions/storage/dynamodb/accounts/email-change-store.ts';
import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { IdentityPorts } from '../identity/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { ListedCustomer } from '../staff/listing.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { ReportItem } from '../system/ports.ts';

/** What else a change writes in its transaction. */
export type EmailChangeEffect = {
  now: Date;
  /** Whether the new address has confirmed it. */
  isConfirmed: boolean;
  /** The customers whose rows in the staff's lists show the address. */
  listed: readonly ListedCustomer[];
  /** Assistants whose contact has the old address. */
  conversionIds: string[];
  mails: Mail[];
  action: StaffAction | undefined;
};

export type AskingPorts = Pick<
  IdentityPorts,
  'users' | 'rateLimits' | 'now' | 'makeId' | 'randomBytes' | 'siteOrigin' | 'startMail'
> &
  Pick<ApplyingPorts, 'organisations' | 'listings' | 'memberships'> & {
    emailChanges: Pick<EmailChangeStore, 'ask'>;
  };

export type ApplyingPorts = Pick<
  IdentityPorts,
  'users' | 'memberships' | 'sessions' | 'now' | 'makeId' | 'siteOrigin' | 'startMail' | 'reportSecurity'
> & {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  conversions: { find(conversionId: string): Promise<Pick<Conversion, 'notify'> | undefined> };
  listings: Pick<ListingStore, 'find'>;
  emailChanges: Pick<EmailChangeStore, 'apply' | 'remove'>;
};

export type LinkPorts = IdentityPorts & ApplyingPorts & { emailChanges: EmailChangeStore };

export type DueChangePorts = ApplyingPorts & { emailChanges: EmailChangeStore; reportItem: ReportItem };
