import type { Client } from '#shared/client.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { isAtLeast } from '#shared/domain/identity.ts';
import { failConversion } from './fail-conversion.ts';

type World = {
  client: Client;
  /** A school with an inquiry to its brand. */
  organisationId: string;
  siteUrl: string;
};
type Change = (world: World) => Promise<unknown>;

/**
 * Self-tests and a letter's preview change nothing of a customer's. A refund needs a card payment, which the tests of subscriptions have, with
 * its entry in the log.
 */
const changesNothing = /^selfTests\.|^superadmin\.(?:refundPayment|refundBalance|previewLetter)$/;

/** Names of the routes through which only staff change something. */
export function listStaffChanges(): string[] {
  return listRoutes()
    .filter(
      ({ route: { access, method } }) =>
        access !== 'public' && isAtLeast(access, 'domain-admin') && method !== 'GET' && method !== 'HEAD',
    )
    .map(({ area, action }) => `${area}.${action}`)
    .filter((name) => !changesNothing.test(name));
}

async function findInvoice({ schoolBilling }: Client): Promise<{ invoiceId: string }> {
  const { invoices } = await schoolBilling.listInvoices({ search: 'pending' });
  return { invoiceId: invoices[0]?.id ?? '' };
}

/** A call that changes something through each of these routes, in an order in which all succeed. */
export const staffChanges: Record<string, Change> = {
  'schoolBilling.saveSchool': ({ client, organisationId }) =>
    client.schoolBilling.saveSchool({
      ...{ organisationId, plan: 'growth', orderedAt: new Date().toISOString().slice(0, 10) },
    }),
  'schoolBilling.generateInvoices': ({ client }) => client.schoolBilling.generateInvoices({}),
  'schoolBilling.sendInvoice': async ({ client }) =>
    client.schoolBilling.sendInvoice(await findInvoice(client)),
  'schoolBilling.sendReminders': ({ client }) => client.schoolBilling.sendReminders({}),
  'schoolBilling.voidInvoice': async ({ client }) => {
    await client.schoolBilling.voidInvoice({ ...(await findInvoice(client)), note: 'Wrong' });
  },
  'schoolBilling.processPayment': async ({ client }) => {
    await client.schoolBilling.generateInvoices({});
    const by = { paidBy: 'transfer', note: 'Received' } as const;
    await client.schoolBilling.processPayment({ ...(await findInvoice(client)), ...by });
  },
  'schoolBilling.undoPayment': async ({ client }) => {
    const { invoices } = await client.schoolBilling.listInvoices({ search: 'paid' });
    await client.schoolBilling.undoPayment({ invoiceId: invoices[0]?.id ?? '', note: 'Bounced' });
  },
  'inbox.editForwarded': async ({ client }) => {
    const { messages } = await client.inbox.listForwarded({ platform: 'edgpt' });
    const id = messages[0]?.id ?? '';
    await client.inbox.editForwarded({ id, isArchived: true });
    await client.inbox.editForwarded({ id, isArchived: false });
  },
  'inbox.changeForwarded': async ({ client }) => {
    const { messages } = await client.inbox.listForwarded({ platform: 'edgpt' });
    const id = messages[0]?.id ?? '';
    await client.inbox.changeForwarded({ id, status: 'responded', response: 'Gladly.', responseBy: 'Sam' });
  },
  'superadmin.setPlan': ({ client, organisationId }) =>
    client.superadmin.setPlan({ organisationId, plan: 'starter' }),
  'superadmin.addUser': ({ client }) =>
    client.superadmin.addUser({ name: 'Ines', email: 'ines@staff.example', domain: 'EdGPT.ai' }),
  'superadmin.addSuperadmin': ({ client }) =>
    client.superadmin.addSuperadmin({
      ...{ name: 'Olga', email: 'olga@staff.example', currentPassword: 'correct horse battery' },
    }),
  'superadmin.updateUser': ({ client, organisationId }) =>
    client.superadmin.updateUser({ id: organisationId, phone: '(541) 555-0199' }),
  'superadmin.cancelEmailChange': async ({ client, organisationId }) => {
    await client.superadmin.updateUser({ id: organisationId, email: 'other@maple-grove.org' });
    await client.superadmin.cancelEmailChange({ id: organisationId });
  },
  'superadmin.mailUsers': async ({ client }) => {
    const { totals } = await client.superadmin.searchUsers({ kind: 'any' });
    await client.superadmin.mailUsers({
      ...{ kind: 'any', about: 'news', subject: 'News', message: 'There is something new.' },
      ...{ mailingId: crypto.randomUUID(), expected: totals.customers },
    });
  },
  'superadmin.endSessions': ({ client, organisationId }) =>
    client.superadmin.endSessions({ id: organisationId }),
  'superadmin.removeUser': async ({ client }) => {
    const { subAdminUsers } = await client.superadmin.getDashboard({});
    const [ines] = subAdminUsers.filter(({ email }) => email === 'ines@staff.example');
    await client.superadmin.removeUser({ id: ines?.id ?? '' });
  },
  'superadmin.retryConversion': async ({ client, siteUrl }) =>
    client.superadmin.retryConversion({ conversionId: await failConversion('Unlucky', siteUrl) }),
  'superadmin.movePageName': async ({ client }) => {
    const { tenants } = await client.superadmin.listTenants({});
    await client.superadmin.movePageName({
      slug: 'moved-by-staff',
      conversionId: tenants[0]?.conversionId ?? '',
    });
  },
  'superadmin.liftAddressMark': async ({ client }) => {
    const { addresses } = await client.superadmin.listMarkedAddresses({});
    await client.superadmin.liftAddressMark({ id: addresses[0]?.id ?? '' });
  },
  'monitor.applyEmergencyFix': ({ client }) => client.monitor.applyEmergencyFix({ systemKey: 'database' }),
};
