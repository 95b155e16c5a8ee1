import {
  CloudFrontClient,
  CNAMEAlreadyExists,
  CreateDistributionTenantCommand,
  DeleteDistributionTenantCommand,
  type DistributionTenant,
  EntityAlreadyExists,
  EntityNotFound,
  GetConnectionGroupCommand,
  GetDistributionTenantByDomainCommand,
  GetManagedCertificateDetailsCommand,
  InvalidIfMatchVersion,
  ListDistributionsByConnectionModeCommand,
  type ManagedCertificateStatus,
  ResourceNotDisabled,
  UpdateDistributionTenantCommand,
  VerifyDnsConfigurationCommand,
} from '@aws-sdk/client-cloudfront';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCloudFrontHost } from './cloudfront-host.ts';

const client = mockClient(CloudFrontClient);
const host = openCloudFrontHost('gptsites-prod', new CloudFrontClient({ region: 'us-east-1' }));
const domain = 'ask.example.org';
const arn = 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b';
const named = (name: 'Throttling') =>
  Object.assign(new EntityNotFound({ message: 'Rate exceeded', $metadata: {} }), { name });
const details = { message: '', $metadata: {} };

const tenant: DistributionTenant = {
  ...{ Id: 'dt_2whCJo', DistributionId: 'E1XNX8', ConnectionGroupId: 'cg_2whCJo', Name: domain },
  ...{ Domains: [{ Domain: domain, Status: 'active' }], Enabled: true, Status: 'Deployed' },
};
const certified = { ...tenant, Customizations: { Certificate: { Arn: arn } } };

function answer(found: DistributionTenant | undefined) {
  const call = client.on(GetDistributionTenantByDomainCommand, { Domain: domain });
  if (found) call.resolves({ DistributionTenant: found, ETag: 'E2' });
  else call.rejects(new EntityNotFound(details));
}

function look(dns: 'valid' | 'invalid' | 'unknown', status?: ManagedCertificateStatus) {
  client.on(VerifyDnsConfigurationCommand, { Identifier: tenant.Id, Domain: domain }).resolves({
    DnsConfigurationList: [{ Domain: domain, Status: `${dns}-configuration` }],
  });
  const call = client.on(GetManagedCertificateDetailsCommand, { Identifier: tenant.Id });
  if (status)
    call.resolves({ ManagedCertificateDetails: { CertificateArn: arn, CertificateStatus: status } });
  else call.rejects(new EntityNotFound(details));
}

beforeEach(() => {
  client.reset();
  client.onAnyCommand().rejects(new Error('not recorded'));
  client
    .on(GetConnectionGroupCommand, { Identifier: 'gptsites-prod' })
    .resolves({ ConnectionGroup: { Id: 'cg_2whCJo', RoutingEndpoint: 'd111111abcdef8.cloudfront.net' } });
  const list = { Marker: '', MaxItems: 100, Quantity: 0 };
  client
    .on(ListDistributionsByConnectionModeCommand)
    .resolves({ DistributionList: { ...list, IsTruncated: true, NextMarker: 'E1', Items: [] } })
    .on(ListDistributionsByConnectionModeCommand, { ConnectionMode: 'tenant-only', Marker: 'E1' })
    .callsFake(() => ({
      DistributionList: { ...list, IsTruncated: false, Items: [{ Id: 'E1XNX8', Comment: 'gptsites-prod' }] },
    }));
  client.on(UpdateDistributionTenantCommand).resolves({ ETag: 'E3' });
});

const sent = (command: typeof UpdateDistributionTenantCommand) =>
  client.commandCalls(command).map(({ args }) => args[0].input);

test('a CNAME leads to the connection group', async () => {
  expect(await host.findTarget()).toBe('d111111abcdef8.cloudfront.net');
});

describe('serving', () => {
  test('begins with a tenant whose certificate CloudFront makes', async () => {
    answer(undefined);
    client.on(CreateDistributionTenantCommand).resolves({ DistributionTenant: tenant, ETag: 'E1' });
    expect(await host.serve(domain)).toBe('certificate-pending');
    expect(client.commandCalls(CreateDistributionTenantCommand)[0]?.args[0].input).toEqual({
      ...{ DistributionId: 'E1XNX8', ConnectionGroupId: 'cg_2whCJo', Name: domain, Enabled: true },
      Domains: [{ Domain: domain }],
      ManagedCertificateRequest: { ValidationTokenHost: 'cloudfront', PrimaryDomainName: domain },
    });
  });

  test.each([
    ['has no route', tenant, 'invalid', 'issued', 'no-route'],
    ['has a route that nobody could look up', tenant, 'unknown', 'issued', 'busy'],
    ['waits for its certificate', tenant, 'valid', 'pending-validation', 'certificate-pending'],
    ['uses its certificate', certified, 'valid', 'issued', 'served'],
  ] as const)('a domain that %s is left as it is: %5$s', async (_what, found, dns, status, view) => {
    answer(found);
    look(dns, status);
    expect(await host.serve(domain)).toBe(view);
    expect(sent(UpdateDistributionTenantCommand)).toEqual([]);
  });

  const request = {
    ManagedCertificateRequest: { ValidationTokenHost: 'cloudfront', PrimaryDomainName: domain },
  };
  test.each([
    ['an issued one', 'issued', { Customizations: { Certificate: { Arn: arn } } }, 'certificate-pending'],
    ['none', undefined, request, 'certificate-pending'],
    ['one that nobody validated', 'validation-timed-out', request, 'certificate-failed'],
    ['a failed one', 'failed', request, 'certificate-failed'],
    ['an expired one', 'expired', request, 'certificate-failed'],
  ] as const)('a tenant that uses no certificate, with %s, is changed by its ETag', async (...row) => {
    const [, status, changes, view] = row;
    answer(tenant);
    look('valid', status);
    expect(await host.serve(domain)).toBe(view);
    expect(sent(UpdateDistributionTenantCommand)).toEqual([
      {
        ...{ Id: tenant.Id, DistributionId: 'E1XNX8', ConnectionGroupId: 'cg_2whCJo', Enabled: true },
        ...{ Domains: [{ Domain: domain }], IfMatch: 'E2', ...changes },
      },
    ]);
  });

  test('a tenant that was being taken down is switched on again', async () => {
    answer({ ...tenant, Enabled: false });
    expect(await host.serve(domain)).toBe('certificate-pending');
    expect(sent(UpdateDistributionTenantCommand)).toMatchObject([{ Enabled: true, IfMatch: 'E2' }]);
  });

  test.each([
    ['another account has the domain', new CNAMEAlreadyExists(details), 'taken'],
    ['another check was faster', new EntityAlreadyExists(details), 'busy'],
    ['CloudFront is overloaded', named('Throttling'), 'busy'],
  ])('where %s, the next check goes on: %3$s', async (_what, error, view) => {
    answer(undefined);
    client.on(CreateDistributionTenantCommand).rejects(error);
    expect(await host.serve(domain)).toBe(view);
  });

  test('the tenant of another deployment of this account stays as it is', async () => {
    answer({ ...tenant, ConnectionGroupId: 'cg_another' });
    expect(await host.serve(domain)).toBe('taken');
    expect(await host.takeDown(domain)).toBe(true);
    expect(sent(UpdateDistributionTenantCommand)).toEqual([]);
  });

  test('a change that another check made first is read anew by the next', async () => {
    answer(tenant);
    look('valid', 'issued');
    client.on(UpdateDistributionTenantCommand).rejects(new InvalidIfMatchVersion(details));
    expect(await host.serve(domain)).toBe('busy');
  });

  test('what nobody foresaw is an error that raises the alarm', async () => {
    answer(tenant);
    client.on(VerifyDnsConfigurationCommand).rejects(new Error('socket hang up'));
    await expect(host.serve(domain)).rejects.toThrow('socket hang up');
  });
});

describe('taking down', () => {
  test('switches off, waits until that is everywhere, deletes, and is done when nothing is found', async () => {
    client.on(DeleteDistributionTenantCommand).resolves({});
    answer(certified);
    expect(await host.takeDown(domain)).toBe(false);
    expect(sent(UpdateDistributionTenantCommand)).toMatchObject([
      { Enabled: false, IfMatch: 'E2', Customizations: certified.Customizations },
    ]);
    answer({ ...certified, Enabled: false, Status: 'InProgress' });
    expect(await host.takeDown(domain)).toBe(false);
    expect(client.commandCalls(DeleteDistributionTenantCommand)).toHaveLength(0);
    answer({ ...certified, Enabled: false });
    expect(await host.takeDown(domain)).toBe(false);
    expect(client.commandCalls(DeleteDistributionTenantCommand)[0]?.args[0].input).toEqual({
      ...{ Id: tenant.Id, IfMatch: 'E2' },
    });
    answer(undefined);
    expect(await host.takeDown(domain)).toBe(true);
  });

  test.each([
    ['is still switched on at some edges', new ResourceNotDisabled(details), false],
    ['has changed since', new InvalidIfMatchVersion(details), false],
    ['has gone meanwhile', new EntityNotFound(details), true],
  ])('a tenant that %s: %3$s', async (_what, error, isGone) => {
    answer({ ...tenant, Enabled: false });
    client.on(DeleteDistributionTenantCommand).rejects(error);
    expect(await host.takeDown(domain)).toBe(isGone);
  });
});
