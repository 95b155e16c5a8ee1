import { brands } from '#shared/brands/index.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { brokenDomainNotice, domainProblemTexts } from '#shared/domain/own-domain/domain-texts.ts';
import type { OwnDomainProblem } from '#shared/domain/own-domain/own-domain.ts';
import { type Addressee, findOwner, type OwnerPorts } from '../accounts/find-owner.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { DomainClaim } from './own-domain.ts';

export type DomainNews = 'live' | 'broken' | 'ended';

/** Tells an assistant's owner what became of its domain; undefined without an owner. */
export async function composeDomainNews(
  ports: OwnerPorts,
  { conversionId, since }: DomainClaim,
  { news, problem }: { news: DomainNews; problem: OwnDomainProblem | undefined },
): Promise<{ userId: string; mail: Mail } | undefined> {
  const found = await findOwner(ports, conversionId);
  if (!found) return undefined;
  const { owner, conversion } = found;
  const mail = composeDomainMail(
    { ...conversion, name: owner.name, email: owner.email },
    {
      ...{ news, problem },
      mailId: `own-domain-${news}-${conversionId}-${since}`,
      url: `${ports.siteOrigin(conversion.brandId)}${dashboardPath(conversionId)}?tab=account&section=share`,
    },
  );
  return { userId: owner.userId, mail };
}

type Told = { news: DomainNews; problem: OwnDomainProblem | undefined };

export function composeDomainMail(
  { name: ownerName, email, companyName, brandId, readHost }: Addressee,
  { mailId, url, ...told }: Told & { mailId: string; url: string },
): Mail {
  return composeWordyMail({ name: ownerName, company: companyName, readHost }, ({ name, company }) => ({
    type: 'own-domain',
    ...{ mailId, to: email, brand: brands[brandId] },
    kind: 'assistant',
    subject: `${subjects[told.news]}: ${company}`,
    greetingName: name,
    // The domain isn't repeated, or strangers could have us mail it to anyone they sign up.
    paragraphs: describeNews(told, company),
    action: { label: 'See the domain', url },
  }));
}

const subjects: Record<DomainNews, string> = {
  live: 'Your own domain is live',
  broken: 'Your own domain has a problem',
  ended: 'Your own domain was taken down',
};

function describeNews({ news, problem }: Told, company: string): string[] {
  const reason = problem ? [domainProblemTexts[problem]] : [];
  switch (news) {
    case 'live':
      return [
        `Your own domain now opens the assistant of ${company}. Keep both records: they prove that the domain is yours, and renew its certificate.`,
      ];
    case 'broken':
      return [
        `Your own domain has stopped working for the assistant of ${company}.`,
        ...reason,
        brokenDomainNotice,
      ];
    case 'ended':
      return [
        `Your own domain did not work for too long, so it no longer belongs to the assistant of ${company}. Remove its records where the domain is managed. You can connect it again at any time.`,
        ...reason,
      ];
  }
}
