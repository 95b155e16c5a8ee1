import {
  CloudFrontClient,
  CloudFrontServiceException,
  CreateDistributionTenantCommand,
  DeleteDistributionTenantCommand,
  type DistributionTenant,
  GetConnectionGroupCommand,
  GetDistributionTenantByDomainCommand,
  GetManagedCertificateDetailsCommand,
  ListDistributionsByConnectionModeCommand,
  type ManagedCertificateDetails,
  UpdateDistributionTenantCommand,
  VerifyDnsConfigurationCommand,
} from '@aws-sdk/client-cloudfront';
import type { DomainHost, HostView } from '#functions/domain/own-domains/ports.ts';

type Tenant = DistributionTenant & { Id: string; etag: string };

/** Another call was faster, or CloudFront is overloaded after the client's own attempts: the next check goes on. */
const passingErrors = new Set([
  'EntityAlreadyExists',
  'InvalidIfMatchVersion',
  'PreconditionFailed',
  'ResourceNotDisabled',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/** CloudFront validates the domain by its route to us, and renews for as long as it leads here. */
const request = (domain: string) => ({
  ManagedCertificateRequest: { ValidationTokenHost: 'cloudfront', PrimaryDomainName: domain } as const,
});

/**
 * CloudFront: a distribution for many customers, with a tenant and a managed certificate for each domain. `name` is that
 * of the connection group, and the comment of the distribution.
 */
export function openCloudFrontHost(
  name: string,
  client = new CloudFrontClient({ region: 'us-east-1', maxAttempts: 3 }),
): DomainHost {
  const findGroup = async () => {
    const reply = await client.send(new GetConnectionGroupCommand({ Identifier: name }));
    const { Id, RoutingEndpoint } = reply.ConnectionGroup ?? {};
    if (!Id || !RoutingEndpoint) throw new Error(`The connection group ${name} has no endpoint`);
    return { Id, RoutingEndpoint };
  };
  return {
    findTarget: async () => (await findGroup()).RoutingEndpoint,
    async serve(domain) {
      try {
        const [tenant, { Id: ConnectionGroupId }] = await Promise.all([
          findTenant(client, domain),
          findGroup(),
        ]);
        if (tenant && tenant.ConnectionGroupId !== ConnectionGroupId) return 'taken';
        if (tenant) return await advance(client, domain, tenant);
        const DistributionId = await findDistribution(client, name);
        const details = { DistributionId, ConnectionGroupId, Name: domain, Enabled: true };
        const Domains = [{ Domain: domain }];
        await client.send(new CreateDistributionTenantCommand({ ...details, Domains, ...request(domain) }));
        return 'certificate-pending';
      } catch (error) {
        if (isError(error, 'CNAMEAlreadyExists')) return 'taken';
        if (isPassing(error)) return 'busy';
        throw error;
      }
    },
    async takeDown(domain) {
      try {
        const [tenant, { Id }] = await Promise.all([findTenant(client, domain), findGroup()]);
        // Another deployment of this account has its own.
        if (!tenant || tenant.ConnectionGroupId !== Id) return true;
        if (tenant.Enabled) await update(client, tenant, { Enabled: false });
        else if (tenant.Status === 'Deployed')
          await client.send(new DeleteDistributionTenantCommand({ Id: tenant.Id, IfMatch: tenant.etag }));
        // What is found no more is gone: the next call says so.
        return false;
      } catch (error) {
        if (isError(error, 'EntityNotFound')) return true;
        if (isPassing(error)) return false;
        throw error;
      }
    },
  };
}

/** The next step of a tenant: switched on, reached by its domain, with a certificate that it uses. */
async function advance(client: CloudFrontClient, domain: string, tenant: Tenant): Promise<HostView> {
  if (!tenant.Enabled) {
    await update(client, tenant, { Enabled: true });
    return 'certificate-pending';
  }
  const { DnsConfigurationList = [] } = await client.send(
    new VerifyDnsConfigurationCommand({ Identifier: tenant.Id, Domain: domain }),
  );
  const status = DnsConfigurationList.find(({ Domain }) => Domain === domain)?.Status;
  if (status !== 'valid-configuration') return status === 'unknown-configuration' ? 'busy' : 'no-route';
  const { CertificateArn, CertificateStatus } = await findCertificate(client, tenant);
  switch (CertificateStatus) {
    case 'issued':
      if (tenant.Customizations?.Certificate?.Arn === CertificateArn) return 'served';
      await update(client, tenant, {
        Customizations: { ...tenant.Customizations, Certificate: { Arn: CertificateArn } },
      });
      return 'certificate-pending';
    case 'pending-validation':
      return 'certificate-pending';
    default:
      await update(client, tenant, request(domain));
      return CertificateStatus === undefined ? 'certificate-pending' : 'certificate-failed';
  }
}

async function findCertificate(client: CloudFrontClient, { Id }: Tenant): Promise<ManagedCertificateDetails> {
  try {
    const reply = await client.send(new GetManagedCertificateDetailsCommand({ Identifier: Id }));
    return reply.ManagedCertificateDetails ?? {};
  } catch (error) {
    if (isError(error, 'EntityNotFound')) return {};
    throw error;
  }
}

async function findTenant(client: CloudFrontClient, Domain: string): Promise<Tenant | undefined> {
  try {
    const reply = await client.send(new GetDistributionTenantByDomainCommand({ Domain }));
    const { DistributionTenant: tenant, ETag: etag } = reply;
    return tenant?.Id && etag ? { ...tenant, Id: tenant.Id, etag } : undefined;
  } catch (error) {
    if (isError(error, 'EntityNotFound')) return undefined;
    throw error;
  }
}

async function findDistribution(client: CloudFrontClient, name: string): Promise<string> {
  let Marker: string | undefined;
  do {
    const { DistributionList } = await client.send(
      new ListDistributionsByConnectionModeCommand({ ConnectionMode: 'tenant-only', Marker }),
    );
    const found = DistributionList?.Items?.find(({ Comment }) => Comment === name);
    if (found?.Id) return found.Id;
    Marker = DistributionList?.NextMarker;
  } while (Marker);
  throw new Error(`There is no distribution ${name}`);
}

/** Repeats what the tenant has, because an update without it would take it away. */
async function update(
  client: CloudFrontClient,
  { Id, etag, DistributionId, ConnectionGroupId, Domains, Customizations, Enabled }: Tenant,
  changes: Partial<UpdateDistributionTenantCommand['input']>,
): Promise<void> {
  await client.send(
    new UpdateDistributionTenantCommand({
      ...{ Id, DistributionId, ConnectionGroupId, Customizations, Enabled },
      Domains: Domains?.map(({ Domain }) => ({ Domain })),
      ...changes,
      IfMatch: etag,
    }),
  );
}

function isError(error: unknown, name: string): boolean {
  return error instanceof CloudFrontServiceException && error.name === name;
}

function isPassing(error: unknown): boolean {
  return error instanceof CloudFrontServiceException && passingErrors.has(error.name);
}
