import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';

const steps = [
  {
    title: 'We read your website',
    text: `Up to ${trialPageLimit} public pages, politely: your robots.txt is obeyed.`,
  },
  {
    title: 'You watch it happen',
    text: 'Every page is listed as it is read, and every one left out with the reason.',
  },
  {
    title: 'You ask the first question',
    text: 'Your assistant opens by itself, usually after 3 to 5 minutes.',
  },
  {
    title: `${trialDays} days to decide`,
    text: 'No credit card is asked for, so there is nothing to cancel.',
  },
];

/** What happens after the signup. */
export function NextSteps() {
  return (
    <ol className="space-y-6">
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
