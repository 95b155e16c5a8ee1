import type { BrandId } from '#shared/brands/platforms.ts';
import type { InboxList } from '#shared/domain/inbox/inbox-message.ts';
import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import type { Organisation } from '../accounts/account.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { UserStore } from '../identity/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { ReportItem } from '../system/ports.ts';
import type { ForwardedMessage } from './forwarded-message.ts';

/** Whose messages: a brand's with those of all its customers, or one assistant's. */
export type InboxGroup = { brandId: BrandId } | { conversionId: string };

/** `position` sorts by the instant a message came. */
type InboxEntry = { position: string; id: string };

/** Messages to people. */
export type InboxStore = {
  /** Newest first, from before a position. */
  listNewest(
    group: InboxGroup,
    list: InboxList,
    before: string | undefined,
    limit: number,
  ): Promise<InboxEntry[]>;
  find(id: string): Promise<ForwardedMessage | undefined>;
  findByToken(token: string): Promise<ForwardedMessage | undefined>;
  /** Stores what became of a message with its mail and tells its conversation; false when it is no longer as it was. */
  change(
    before: ForwardedMessage,
    after: ForwardedMessage,
    mail: Mail | undefined,
    now: Date,
  ): Promise<boolean>;
  /** Ids of messages whose promise ran out and of which nobody was told yet. */
  findOverdueIds(before: Date, limit: number): Promise<string[]>;
  /** Stores who is told that a message is overdue, with the mails; false when it was done or the message is answered. */
  escalate(message: ForwardedMessage, mails: Mail[], now: Date): Promise<boolean>;
};

/** What finding the people of an organisation needs. */
export type AddresseePorts = Pick<StandingPorts, 'organisations'> & {
  conversions: Pick<ConversionStore, 'find'>;
};

/** What looking up and changing office hours needs. */
export type OfficeHoursPorts = {
  organisations: {
    find(organisationId: string): Promise<Organisation | undefined>;
    /** Null takes them away; false when the organisation is gone. */
    saveOfficeHours(organisationId: string, hours: OfficeHours | null): Promise<boolean>;
  };
};

/** What answering and escalating need. */
export type InboxPorts = AddresseePorts & {
  inbox: InboxStore;
  users: Pick<UserStore, 'find'>;
  now(): Date;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
};

/** What looking for overdue messages needs. */
export type EscalationPorts = InboxPorts & { reportItem: ReportItem };
