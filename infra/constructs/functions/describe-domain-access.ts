import type { DataAccess } from '#functions/policy/policy.ts';
import type { AccessTargets } from './access-targets.ts';
import { allow, type Permission } from './permission.ts';

/** CloudFront's tenants of customers' own domains; it requests their certificates in the name of its caller. */
export function describeDomainAccess(
  { hostsDomains = false }: DataAccess,
  { hasOwnDomains, place }: Pick<AccessTargets, 'hasOwnDomains' | 'place'>,
): Permission[] {
  if (!hostsDomains || !hasOwnDomains) return [];
  // CloudFront's ARNs have no region.
  const arnOf = (kind: string) => `arn:${place.partition}:cloudfront::${place.account}:${kind}/*`;
  const tenants = arnOf('distribution-tenant');
  const groups = arnOf('connection-group');
  return [
    ...allow(['cloudfront:CreateDistributionTenant'], [tenants, arnOf('distribution'), groups]),
    ...allow(
      [
        ...['cloudfront:GetDistributionTenantByDomain', 'cloudfront:UpdateDistributionTenant'],
        ...['cloudfront:DeleteDistributionTenant', 'cloudfront:GetManagedCertificateDetails'],
        'cloudfront:VerifyDnsConfiguration',
      ],
      [tenants],
    ),
    ...allow(['cloudfront:GetConnectionGroup'], [groups]),
    ...allow(['cloudfront:ListDistributionsByConnectionMode', 'acm:RequestCertificate'], ['*']),
  ];
}
