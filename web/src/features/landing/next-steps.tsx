import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';

const steps = [
  {
    title: 'We read your website',
    text: `Up to ${trialPageLimit} public pages. We respect your robots.txt.`,
  },
  { title: 'You watch it happen', text: 'You see every page as it is read, and why any was left out.' },
  { title: 'You ask the first question', text: 'Your assistant is usually ready after 3 to 5 minutes.' },
  { title: `${trialDays} days to decide`, text: 'No credit card needed, so there is nothing to cancel.' },
];

/** What happens after the signup. */
export function NextSteps() {
  return (
    <ol className="space-y-4 max-sm:pt-4 sm:space-y-6">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr]">
          <span aria-hidden="true" className="font-quote text-brand-ink text-xl italic leading-7">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
