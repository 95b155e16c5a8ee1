import type { BrandId } from '#shared/brands/platforms.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { IdentityPorts, UserStore } from '../identity/ports.ts';
import type { StaffAction } from './staff-action.ts';

/** `position` sorts by the instant. */
type StaffActionEntry = StaffAction & { position: string };

/** Where the actions of staff are logged. */
export type StaffActionStore = {
  add(action: StaffAction): Promise<void>;
  /** Replaces the entry of the same day, person and subject; it stands where the day begins. */
  addOncePerDay(action: StaffAction, subject: string): Promise<void>;
  /** Newest first, from before a position. */
  listNewest(before: string | undefined, limit: number): Promise<StaffActionEntry[]>;
};

/** `position` sorts by the instant the customer came. */
export type TenantEntry = { position: string; organisationId: string; userId: string; conversionId: string };

/** The customers of each brand. */
export type TenantStore = {
  /** Entries of a brand, newest first, from before a position. */
  listNewest(brandId: BrandId, before: string | undefined, limit: number): Promise<TenantEntry[]>;
  read(entry: TenantEntry): Promise<{ organisation: Organisation; user: User } | undefined>;
};

/** What listing the actions of staff needs. */
export type StaffLogPorts = Pick<IdentityPorts, 'organisations'> & {
  staffActions: Pick<StaffActionStore, 'listNewest'>;
  users: Pick<UserStore, 'find'>;
  conversions: Pick<ConversionStore, 'find'>;
};
