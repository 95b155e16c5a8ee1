import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';

/** The customers of a website's host other than this one. */
export function findSharers<User extends Pick<ListedUser, 'id' | 'website'>>(
  users: readonly User[],
  organisationId: string,
  host: string,
): User[] {
  return users.filter(({ id, website }) => id !== organisationId && hostOf(website) === host);
}

/** `example.org` for any address of the site; empty for none. */
export function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : '';
}
