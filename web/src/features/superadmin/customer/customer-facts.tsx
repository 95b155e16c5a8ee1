import { useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { findPlan, findTiers, sayPriceOf } from '#shared/domain/billing/pricing.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import { sayRevenue } from '#shared/domain/figures/say-revenue.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { countTrialDays } from '#shared/domain/trial.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { FactList } from '#web/ui/data/fact-list.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ExternalLink, Mail, Pencil } from '#web/ui/icons/icons.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { makeDraft, type UserDraft } from '../customers/make-edit.ts';
import { firstOrder } from '../customers/use-customer-view.ts';
import { useUserSearch } from '../staff-queries.ts';
import { SameWebsite } from './same-website.tsx';

const UserEditor = loadPart(async () => (await import('../customers/user-editor.tsx')).UserEditor);
const LetterDialog = loadPart(async () => (await import('../customers/letter-dialog.tsx')).LetterDialog);

const statusNames: Record<Dashboard['status'], string> = {
  processing: 'Assistant being built',
  completed: 'Assistant built',
  failed: standingNames.failed,
};

/** Who a customer is, what they pay, and what staff do for them. */
export function CustomerFacts({ dashboard, isSuperadmin }: { dashboard: Dashboard; isSuperadmin: boolean }) {
  const { conversionId, organisationId, schoolInfo } = dashboard;
  const { data } = useUserSearch({ ...firstOrder, kind: 'any', query: schoolInfo.adminEmail });
  const user = data?.pages[0]?.users.find(({ id }) => id === organisationId);
  const [draft, setDraft] = useState<UserDraft>();
  const [isAsked, setAsked] = useState(false);
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        {user && !draft && (
          <Button variant="secondary" size="small" onClick={() => setDraft(makeDraft(user))}>
            <Pencil className="size-4" />
            Edit
          </Button>
        )}
        {user && isSuperadmin && (
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            <Mail className="size-4" />
            Write a message
          </Button>
        )}
        <LiveLink conversionId={conversionId} />
      </div>
      {user && draft && (
        <LoadBoundary>
          <UserEditor
            user={user}
            maySell={isSuperadmin}
            draft={draft}
            onDraft={setDraft}
            isAsked={isAsked}
            onAsk={setAsked}
            onDone={() => setDraft(undefined)}
          />
        </LoadBoundary>
      )}
      {organisationId && schoolInfo.website && (
        <SameWebsite {...{ organisationId, website: schoolInfo.website }} />
      )}
      <FactList facts={listFacts(dashboard, user)} />
      {user && isWriting && (
        <LoadBoundary>
          <LetterDialog
            kind={user.kind}
            platform={user.brandId}
            view={{ ...firstOrder, query: user.email, plan: undefined, status: undefined }}
            customers={1}
            onClose={() => setWriting(false)}
          />
        </LoadBoundary>
      )}
    </div>
  );
}

function LiveLink({ conversionId }: { conversionId: string }) {
  return (
    <SiteLink
      to={`/gptsite/${conversionId}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
    >
      <ExternalLink className="size-4" />
      Open the live assistant
    </SiteLink>
  );
}

function listFacts(dashboard: Dashboard, user: ListedUser | undefined) {
  const { conversionId, status, schoolInfo, plan, stats } = dashboard;
  const isSchool = user && brands[user.brandId].pricingModel === 'enrollment';
  return [
    { label: isSchool ? 'School' : 'Organization', value: schoolInfo.schoolName },
    ...(user ? listOfCustomer(user) : [{ label: 'Email', value: schoolInfo.adminEmail }]),
    {
      label: 'Website',
      value: schoolInfo.website ? (
        <OutsideLink href={schoolInfo.website}>{schoolInfo.website}</OutsideLink>
      ) : (
        'None'
      ),
    },
    { label: 'Assistant', value: statusNames[status] },
    ...(user ? [] : [{ label: 'Plan', value: plan?.name ?? 'No customer' }]),
    { label: 'Knowledge base entries', value: stats.knowledgeBaseEntries },
    { label: 'Forms managed', value: stats.formsManaged },
    { label: 'Conversion', value: conversionId },
  ];
}

function listOfCustomer(user: ListedUser) {
  const { name, email, isUnconfirmed, pendingEmail, phone, domain, brandId, plan, startDate } = user;
  const model = brands[brandId].pricingModel;
  const tier = findTiers(model).find(({ id }) => id === plan);
  const hasChosen = user.kind === 'trial' && plan !== 'trial';
  return [
    { label: 'Contact', value: name },
    { label: 'Email', value: isUnconfirmed ? `${email}, not confirmed` : email },
    ...(pendingEmail ? [{ label: 'New address, not confirmed yet', value: pendingEmail }] : []),
    { label: 'Phone', value: phone || 'None' },
    { label: 'Domain', value: domain },
    { label: 'Signed up', value: sayDay(startDate) },
    { label: 'Plan', value: `${findPlan(model, plan).name}${hasChosen ? ', chosen during the trial' : ''}` },
    ...(tier ? [{ label: 'List price', value: sayPriceOf(tier, 'monthly') }] : []),
    user.kind === 'trial'
      ? { label: 'Trial ends', value: `${sayDay(user.endDate)}, ${sayDaysLeft(user.endDate)}` }
      : { label: 'Paid so far', value: sayRevenue(user.revenue, user.tax) },
  ];
}

const sayDay = (instant: string) => formatDay(instant, { dateStyle: 'medium' });

function sayDaysLeft(endDate: string): string {
  const left = countTrialDays(endDate, new Date());
  if (left === 0) return 'which is over';
  return left === 1 ? '1 day left' : `${left} days left`;
}
