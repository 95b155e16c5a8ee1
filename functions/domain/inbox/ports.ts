import type { MemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import type { OrganisationStore } from '#functions/storage/dynamodb/accounts/organisation-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { InboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { SubAdminStore } from '#functions/storage/dynamodb/staff/sub-admin-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { SavedReply } from '#shared/domain/inbox/inbox-message.ts';
import type { Organisation } from '../accounts/account.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { AdmissionPorts } from '../mail/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { ReportItem } from '../system/ports.ts';

/** A brand's messages, including those of its customers, or one assistant's. */
export type InboxGroup = { brandId: BrandId } | { conversionId: string };

export type AddresseePorts = Pick<StandingPorts, 'organisations'> & {
  conversions: Pick<ConversionStore, 'find'>;
  findSettings: FindSettings;
};

export type OfficeHoursPorts = { organisations: Pick<OrganisationStore, 'find' | 'saveOfficeHours'> };

export type InboxPorts = AddresseePorts & {
  inbox: InboxStore;
  staffActions: {
    /** Adds only the first one per day, person and subject. */
    addOncePerDay(action: StaffAction, subject: string): Promise<void>;
  };
  addresses: AdmissionPorts['addresses'];
  users: Pick<UserStore, 'find'> & AdmissionPorts['users'];
  mails: Pick<MailStore, 'withdraw'>;
  now(): Date;
  makeId(): string;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
};

export type AnswerPorts = InboxPorts & Pick<StandingPorts, 'pricingModelOf'>;

export type PeoplePorts = {
  conversions: Pick<ConversionStore, 'find'>;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  members: Pick<MemberStore, 'listIds'>;
  users: Pick<UserStore, 'find'>;
};

export type EditPorts = PeoplePorts &
  Pick<InboxPorts, 'addresses' | 'users' | 'mails' | 'now'> & { inbox: InboxStore };

export type StaffEditPorts = EditPorts &
  Pick<InboxPorts, 'staffActions' | 'makeId'> & { subAdmins: Pick<SubAdminStore, 'list'> };

export type ReplyPorts = {
  replies: {
    list(conversionId: string): Promise<SavedReply[]>;
    /** False when there are too many. */
    save(conversionId: string, reply: SavedReply): Promise<boolean>;
    remove(conversionId: string, id: string): Promise<void>;
  };
};

export type EscalationPorts = InboxPorts & { reportItem: ReportItem };
