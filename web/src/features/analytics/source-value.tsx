import type { Analytics } from '#shared/contract/dashboard/analytics.ts';
import { ShownOf } from '#web/ui/charts/shown-of.tsx';

type SourceValueProps = { sources: Analytics['sourceValue']; total: number | undefined };

/** The pages and documents cited in conversations that led to a contact. */
export function SourceValue({ sources, total }: SourceValueProps) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="source-value" className="lg:min-w-full">
      <h2 id="source-value" className="font-semibold text-base">
        What each page leads to
        <ShownOf shown={sources.length} total={total} />
      </h2>
      <table className="mt-3 w-full text-left">
        <thead className="text-ink-muted text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 font-normal">
              Page or document
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              Conversations
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              Contacts
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ title, conversations, contacts }) => (
            <tr key={title} className="border-line border-b">
              <th scope="row" dir="auto" className="break-words py-2 text-start font-normal">
                {title}
              </th>
              <td className="py-2 pl-4 text-right">{conversations}</td>
              <td className="py-2 pl-4 text-right">{contacts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
