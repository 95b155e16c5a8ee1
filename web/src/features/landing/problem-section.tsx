import type { Brand } from '#shared/brands/brand.ts';
import { CountUp } from '#web/ui/data/count-up.tsx';
import { IllustrativeLabel } from '#web/ui/data/illustrative-label.tsx';
import { Rotator } from '#web/ui/layout/rotator.tsx';

/** Document 1 section 9. */
const statRotationMilliseconds = 3000;
const tipRotationMilliseconds = 4000;

const improvements = [
  { before: 'Search the menu, open four pages', after: 'Ask once' },
  { before: 'Call during office hours', after: 'An answer at any hour' },
  { before: 'Hope that the page is current', after: 'The exact sentence, with its date' },
];

/** The problem in figures, and the improvement: document 1 section 2. */
export function ProblemSection({ problem }: Pick<Brand, 'problem'>) {
  return (
    <section aria-labelledby="problem-title" className="border-line border-y bg-sunken py-16">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 id="problem-title" className="text-title">
            {problem.title}
          </h2>
          <p className="mt-4 text-ink-muted text-lead">{problem.text}</p>
          <div className="mt-8 space-y-5 border-brand border-l-4 pl-5">
            <div className="font-quote text-xl italic">
              <Rotator label="Facts" texts={problem.stats} intervalMilliseconds={statRotationMilliseconds} />
            </div>
            <div>
              <p className="font-semibold">What helps</p>
              <Rotator label="Tips" texts={problem.tips} intervalMilliseconds={tipRotationMilliseconds} />
            </div>
          </div>
        </div>
        <div>
          <dl className="grid grid-cols-2 gap-x-8 gap-y-6">
            {problem.counters.map(({ percent, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-line border-t pt-3">
                <dt className="text-ink-muted">
                  <IllustrativeLabel value={`${percent}%`}>{label}</IllustrativeLabel>
                </dt>
                <dd className="font-bold font-display text-5xl tracking-tight">
                  <CountUp value={percent} format={(value) => `${Math.round(value)}%`} />
                </dd>
              </div>
            ))}
          </dl>
          <table className="mt-10 w-full border-collapse text-left">
            <caption className="sr-only">Before and after</caption>
            <thead>
              <tr className="border-line border-b text-ink-muted text-sm">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  With a website
                </th>
                <th scope="col" className="py-2 font-semibold">
                  With an assistant
                </th>
              </tr>
            </thead>
            <tbody>
              {improvements.map(({ before, after }) => (
                <tr key={before} className="border-line border-b">
                  <td className="py-3 pr-4 text-ink-muted">{before}</td>
                  <td className="py-3 font-semibold">{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
