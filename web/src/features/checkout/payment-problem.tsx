import { Callout } from '#web/ui/feedback/callout.tsx';

/** Why a payment or subscription failed: document 3 section 8. */
export type Problem = { title: 'Payment Failed' | 'Setup Failed'; text: string };

export const unexpected: Problem = {
  title: 'Payment Failed',
  text: 'An unexpected error occurred. Please try again.',
};

export function PaymentProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <Callout tone="danger" role="alert">
      <p className="font-semibold">{problem.title}</p>
      <p>{problem.text}</p>
    </Callout>
  );
}
