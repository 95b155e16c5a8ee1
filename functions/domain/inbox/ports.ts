import type { MemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { InboxList, InboxPerson, SavedReply } from '#shared/domain/inbox/inbox-message.ts';
import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import type { Organisation } from '../accounts/account.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { AdmissionPorts } from '../mail/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { ReportItem } from '../system/ports.ts';
import type { ForwardedMessage } from './forwarded-message.ts';

/** A brand's messages, including those of its customers, or one assistant's. */
export type InboxGroup = { brandId: BrandId } | { conversionId: string };

/** `position` sorts by arrival. */
type InboxEntry = { position: string; id: string };

/** Messages to people. */
export type InboxStore = {
  /** Newest first, starting before a position. */
  listNewest(
    group: InboxGroup,
    list: InboxList,
    before: string | undefined,
    limit: number,
  ): Promise<InboxEntry[]>;
  find(id: string): Promise<ForwardedMessage | undefined>;
  findByToken(token: string): Promise<ForwardedMessage | undefined>;
  /**
   * Stores a message's new state with its mail and its entry in the staff log, and updates its conversation; false
   * when it changed meanwhile.
   */
  change(
    before: ForwardedMessage,
    after: ForwardedMessage,
    beside: { mail: Mail | undefined; action: StaffAction | undefined; now: Date },
  ): Promise<boolean>;
  /** Adds a reader or a note, or changes who it is assigned to; undefined when it is gone or has too many notes. */
  edit(
    id: string,
    change: {
      reader?: string;
      assignee?: InboxPerson | null;
      note?: NonNullable<ForwardedMessage['notes']>[number];
      mostNotes: number;
    },
  ): Promise<ForwardedMessage | undefined>;
  /** Erases it with its mails and its sender's page. */
  remove(id: string): Promise<void>;
  /** Ids of overdue messages without a notification. */
  findOverdueIds(before: Date, limit: number): Promise<string[]>;
  /** Stores who is notified of an overdue message, with the mails; false when already done or answered. */
  escalate(message: ForwardedMessage, mails: Mail[], now: Date): Promise<boolean>;
};

/** Dependencies of finding an organisation's contacts. */
export type AddresseePorts = Pick<StandingPorts, 'organisations'> & {
  conversions: Pick<ConversionStore, 'find'>;
  findSettings: FindSettings;
};

/** Dependencies of office hours. */
export type OfficeHoursPorts = {
  organisations: {
    find(organisationId: string): Promise<Organisation | undefined>;
    /** Null removes them; false when the organisation is gone. */
    saveOfficeHours(
      organisationId: string,
      hours: OfficeHours | null,
      version: number | undefined,
    ): Promise<Organisation | undefined>;
  };
};

/** Dependencies of answering and escalating. */
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

/** Dependencies of finding the people of an assistant. */
export type PeoplePorts = {
  conversions: Pick<ConversionStore, 'find'>;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  members: Pick<MemberStore, 'listIds'>;
  users: Pick<UserStore, 'find'>;
};

/** Dependencies of what those who answer do among themselves. */
export type EditPorts = PeoplePorts & Pick<InboxPorts, 'addresses' | 'users' | 'now'> & { inbox: InboxStore };

/** Dependencies of saved replies. */
export type ReplyPorts = {
  replies: {
    list(conversionId: string): Promise<SavedReply[]>;
    save(conversionId: string, reply: SavedReply): Promise<void>;
    remove(conversionId: string, id: string): Promise<void>;
  };
};

/** Dependencies of finding overdue messages. */
export type EscalationPorts = InboxPorts & { reportItem: ReportItem };
