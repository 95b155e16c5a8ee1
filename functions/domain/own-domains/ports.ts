import type { RecordLookup } from '#functions/engine/crawl/fetch/look-up-records.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { OwnDomainStore } from '#functions/storage/dynamodb/site/own-domain-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { StandingPorts } from '../plans/ports.ts';

/** How far a host is with serving a domain; `busy` when it could not be asked. */
export type HostView =
  | 'no-route'
  | 'taken'
  | 'certificate-pending'
  | 'certificate-failed'
  | 'served'
  | 'busy';

/** What answers for customers' domains. Every call may be repeated, and goes on where the last one ended. */
export type DomainHost = {
  /** Where the CNAME of a domain leads. */
  findTarget(): Promise<string>;
  /** Takes the next step towards serving a domain. */
  serve(domain: string): Promise<HostView>;
  /** Takes the next step towards forgetting a domain; true when nothing is left. */
  takeDown(domain: string): Promise<boolean>;
};

export type ReadDomainPorts = StandingPorts & {
  ownDomains: OwnDomainStore;
  /** Undefined on a deployment without own domains. */
  domainHostName: string | undefined;
};

export type DomainPorts = ReadDomainPorts & {
  domainHost: DomainHost | undefined;
  lookUpRecords: RecordLookup;
  conversions: Pick<ConversionStore, 'find'>;
  users: Pick<UserStore, 'find'>;
  siteOrigin(brandId: BrandId): string;
  randomBytes(count: number): Uint8Array;
  startMail(mailId: string): Promise<void>;
};
