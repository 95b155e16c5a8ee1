import { trialWarningDays } from '#shared/domain/trial.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

type TrialNoticeProps = { daysRemaining: number; checkoutPath: string };

/** Days of the trial that are left; a banner from three days on: document 3 section 2. */
export function TrialNotice({ daysRemaining, checkoutPath }: TrialNoticeProps) {
  const left = daysRemaining === 1 ? '1 day' : `${daysRemaining} days`;
  if (daysRemaining > trialWarningDays) {
    return <p className="text-ink-muted">{left} of your trial remaining</p>;
  }
  return (
    <Callout tone="warning" className="items-start">
      <h2 className="font-semibold">{daysRemaining === 0 ? 'Your trial has ended' : 'Trial Ending Soon'}</h2>
      <p className="mt-1">
        {daysRemaining === 0
          ? 'Choose a plan, and your assistant goes on with everything it knows.'
          : `${left} remaining. Choose a plan, and your assistant goes on without a break.`}
      </p>
      <a href={checkoutPath} className={`${buttonStyle({ size: 'small' })} mt-3`}>
        Continue Trial
      </a>
    </Callout>
  );
}
