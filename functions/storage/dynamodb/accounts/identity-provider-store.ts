import * as z from 'zod';
import {
  type PendingSignIn,
  pendingSignInSchema,
  type StoredDomain,
  type StoredProvider,
  storedDomainSchema,
  storedProviderSchema,
} from '#functions/domain/identity-provider/provider.ts';
import type { Told } from '#functions/domain/identity-provider/provider-mail.ts';
import { either, eraseItem, exists, is, isAbsent, writeChange, writeItem, writeNewItem } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem, listItems } from '../list-items.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';

const holderSchema = z.object({ organisationId: z.string() });
const linkSchema = z.object({ userId: z.string() });

/** Stores organisations' providers, the domains they have proven, who is linked, and sign-ins under way. */
export type IdentityProviderStore = ReturnType<typeof openIdentityProviderStore>;

export function openIdentityProviderStore(table: Table) {
  const domainKey = keys.providerDomain;
  return {
    ...openLinks(table),
    find: (organisationId: string) =>
      findItem(table, keys.identityProvider(organisationId), storedProviderSchema),
    save: (organisationId: string, provider: StoredProvider, told: Told) =>
      table.transact([
        writeItem({ ...keys.identityProvider(organisationId), ...provider }),
        ...writeTold(told),
      ]),
    /** False when there is none. */
    remove: (organisationId: string, told: Told) =>
      table.transact([eraseItem(keys.identityProvider(organisationId), [exists('pk')]), ...writeTold(told)]),
    listDomains(organisationId: string) {
      const { pk, sk } = domainKey(organisationId, '');
      return listItems(table, { pk, prefix: sk, ConsistentRead: true }, storedDomainSchema);
    },
    findDomain: (organisationId: string, domain: string) =>
      findItem(table, domainKey(organisationId, domain), storedDomainSchema),
    /** Never replaces the token of one that is there. */
    async addDomain(organisationId: string, domain: StoredDomain) {
      await table.transact([writeNewItem({ ...domainKey(organisationId, domain.domain), ...domain })]);
    },
    /** The organisation that has proven a domain, which another may only take after it has lost it. */
    findHolder: async (domain: string) =>
      (await findItem(table, keys.provenDomain(domain), holderSchema))?.organisationId,
    /** Marks a domain as seen; false when another organisation holds it, or it was removed. */
    prove: (
      organisationId: string,
      domain: string,
      at: Date,
      { lostBy = organisationId, told }: { lostBy?: string | undefined; told?: Told | undefined } = {},
    ) =>
      table.transact([
        writeItem({ ...keys.provenDomain(domain), organisationId }, [
          either(isAbsent('pk'), is('organisationId', organisationId), is('organisationId', lostBy)),
        ]),
        writeChange(domainKey(organisationId, domain), {
          set: { provenAt: at.toISOString() },
          when: [exists('pk')],
        }),
        ...writeTold(told),
      ]),
    /** Says whether its members sign in with the provider alone. */
    requireDomain: (organisationId: string, domain: string, isRequired: boolean, told: Told | undefined) =>
      table.transact([
        writeChange(domainKey(organisationId, domain), { set: { isRequired }, when: [exists('pk')] }),
        ...writeTold(told),
      ]),
    /** Tells of a domain that was proven; another one changes nothing. False for that. */
    async removeDomain(organisationId: string, domain: string, told: Told) {
      await table.take(domainKey(organisationId, domain));
      return table.transact([
        eraseItem(keys.provenDomain(domain), [is('organisationId', organisationId)]),
        ...writeTold(told),
      ]);
    },
  };
}

const writeTold = (told: Told | undefined) => (told ? writeUserMail(told.userId, told.mail, told.now) : []);

function openLinks(table: Table) {
  return {
    /** Who signs in as this subject of a provider; `linkHash` is of issuer and subject. */
    findLinked: async (organisationId: string, linkHash: string) =>
      (await findItem(table, keys.providerLink(organisationId, linkHash), linkSchema))?.userId,
    /** False when the person signs in as another subject of this issuer. */
    link: (organisationId: string, userId: string, { issuerHash, linkHash }: Link) =>
      table.transact([
        writeNewItem({
          ...keys.providerLinkOf(userId, issuerHash),
          ...{ organisationId, linkHash },
        }),
        writeItem({ ...keys.providerLink(organisationId, linkHash), userId }),
      ]),
    begin: (browserHash: string, pending: PendingSignIn) =>
      table.put({ ...keys.providerSignIn(browserHash), ...pending }),
    /** Removes and returns it; only one of several concurrent callers gets it. */
    async take(browserHash: string, now: Date) {
      const item = await table.take(keys.providerSignIn(browserHash));
      const pending = item && pendingSignInSchema.parse(item);
      return pending && pending.expiresAt * 1000 > now.getTime() ? pending : undefined;
    },
  };
}

type Link = { issuerHash: string; linkHash: string };
