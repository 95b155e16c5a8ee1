import type { PlanUse } from '#shared/contract/dashboard/dashboard.ts';
import { trialWarningDays } from '#shared/domain/trial.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useOwns } from '#web/lib/sign-in/role-context.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

type PlanProps = { plan: PlanUse; daysRemaining: number };

/** When the trial or the month's conversations run out: what it means, and how to go on (document 3 section 2). */
export function PlanBanner({ plan, daysRemaining, checkoutPath }: PlanProps & { checkoutPath: string }) {
  const banner = findBanner(plan, daysRemaining);
  const owns = useOwns();
  if (!banner) return null;
  return (
    <Callout tone="warning" className="items-start">
      <h2 className="font-semibold">{banner.title}</h2>
      {banner.lines.map((line) => (
        <p key={line} className="mt-1 max-w-prose">
          {line}
        </p>
      ))}
      {owns ? (
        <SiteLink to={banner.path ?? checkoutPath} className={`${buttonStyle({ size: 'small' })} mt-3`}>
          {banner.action}
        </SiteLink>
      ) : (
        <p className="mt-1">Only the owner of the organization can change this.</p>
      )}
    </Callout>
  );
}

/** The plan with its usage, and for a trial the days left, in one line. It sells nothing. */
export function PlanLine({
  plan,
  daysRemaining,
  onComparePlans,
}: PlanProps & { onComparePlans: () => void }) {
  const isTrial = plan.id === 'trial';
  const owns = useOwns();
  const isCalm = isTrial && !findBanner(plan, daysRemaining);
  return (
    <>
      <p>
        {isCalm && `${sayDays(daysRemaining)} of your trial remaining`}
        {!isTrial && `${plan.name} plan`}
        <span className={isCalm ? 'max-md:hidden' : undefined}>
          {(isCalm || !isTrial) && ' · '}
          {sayUse(plan)}
        </span>
      </p>
      {isTrial && owns && (
        <button
          type="button"
          className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-ink underline underline-offset-4"
          onClick={onComparePlans}
        >
          Compare plans
        </button>
      )}
    </>
  );
}

type Banner = {
  title: string;
  lines: string[];
  action: 'Continue Trial' | 'Upgrade' | 'Open Billing';
  /** Other than the checkout. */
  path?: string;
};

const closingBanner: Banner = {
  title: 'This account is being deleted',
  lines: [
    'Its owner has asked for it, so the assistant is closed: visitors see how to reach you instead. Everything stays if the owner signs in again in time.',
  ],
  action: 'Open Billing',
  path: '/school/dashboard?tab=billing',
};

function findBanner(plan: PlanUse, daysRemaining: number): Banner | undefined {
  if (plan.isClosing) return closingBanner;
  switch (plan.pause) {
    case 'trial-ended':
      if (plan.hadPlan) {
        return {
          title: 'Your assistant is taking a break',
          lines: [
            'Your plan has ended, or its payment is open: visitors see how to reach you instead. Under Billing you can pay or subscribe, and it continues with everything it knows.',
            sayKept(plan),
          ],
          action: 'Open Billing',
          path: '/school/dashboard?tab=billing',
        };
      }
      return {
        title: 'Your trial has ended',
        lines: [
          'Your assistant is paused: visitors see how to reach you instead. Choose a plan and it continues with everything it knows.',
          sayKept(plan),
        ],
        action: 'Continue Trial',
      };
    case 'conversations-used-up':
      return {
        title: 'You’ve used all of this month’s conversations',
        lines: [
          'Open conversations continue; new visitors see how to reach you instead. New conversations start again on the first of the month, or with a larger plan.',
        ],
        action: 'Upgrade',
      };
    case null:
      return plan.id === 'trial' && daysRemaining <= trialWarningDays
        ? {
            title: 'Trial Ending Soon',
            lines: [
              `${sayDays(daysRemaining)} remaining. Choose a plan and your assistant continues with everything it knows.`,
            ],
            action: 'Continue Trial',
          }
        : undefined;
  }
}

function sayKept({ erasedAt }: PlanUse): string {
  return `You can still read and export everything.${erasedAt ? ` Your data will be erased on ${formatDay(erasedAt)}.` : ''}`;
}

/** From this share on a limit is near. */
const nearShare = 0.8;

const sayDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** A trial is measured in days; its stop at many conversations is named where it is near. */
function sayUse({ id, conversations, monthlyConversations }: PlanUse): string {
  const used = conversations.toLocaleString('en-US');
  const isNear = monthlyConversations !== null && conversations >= monthlyConversations * nearShare;
  if (monthlyConversations !== null && (id !== 'trial' || isNear))
    return `${used} of ${monthlyConversations.toLocaleString('en-US')} conversations used this month`;
  return `${used} ${conversations === 1 ? 'conversation' : 'conversations'} this month`;
}
