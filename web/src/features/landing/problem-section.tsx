import type { Brand } from '#shared/brands/brand.ts';
import { CountUp } from '#web/ui/data/count-up.tsx';
import { FigureLabel, FigureMark } from '#web/ui/data/figure-note.tsx';
import { PhoneFold } from '#web/ui/layout/phone-fold.tsx';
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
    <section aria-labelledby="problem-title" className="section-gap border-line border-y bg-sunken">
      <div className="page-width grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 id="problem-title" className="text-title">
            {problem.title}
          </h2>
          <p className="mt-3 text-ink-muted sm:mt-4 sm:text-lead">{problem.text}</p>
          <div className="mt-4 space-y-3 border-brand sm:mt-8 sm:space-y-5 border-l-4 pl-5">
            <div className="font-quote text-xl italic">
              <p className="font-sans font-semibold text-base not-italic">
                Worth knowing <FigureMark />
              </p>
              <Rotator label="Facts" texts={problem.stats} intervalMilliseconds={statRotationMilliseconds} />
            </div>
            <div>
              <p className="font-semibold">What helps</p>
              <Rotator label="Tips" texts={problem.tips} intervalMilliseconds={tipRotationMilliseconds} />
            </div>
          </div>
        </div>
        <PhoneFold title="The problem in figures">
          <dl className="grid grid-cols-2 max-sm:mt-4 gap-x-6 gap-y-3 sm:gap-x-8 sm:gap-y-6">
            {problem.counters.map(({ percent, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-line border-t pt-2 sm:pt-3"
              >
                <dt className="text-ink-muted max-sm:text-sm max-sm:leading-snug">
                  <FigureLabel value={`${percent}%`}>{label}</FigureLabel>
                </dt>
                <dd className="font-bold font-display text-3xl sm:text-5xl tracking-tight">
                  <CountUp value={percent} format={(value) => `${Math.round(value)}%`} />
                </dd>
              </div>
            ))}
          </dl>
          <Improvements />
        </PhoneFold>
      </div>
    </section>
  );
}

function Improvements() {
  return (
    <table className="mt-5 w-full sm:mt-10 border-collapse text-left">
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
  );
}
