import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import {
  criteria,
  evaluatedOn,
  evaluatedVersion,
  methods,
  scope,
} from '#shared/legal/conformance/conformance.ts';
import { conformanceTerms } from '#shared/legal/conformance/criterion.ts';
import { functionalCriteria } from '#shared/legal/conformance/functional-criteria.ts';
import { AssistantPart } from './assistant-part.tsx';
import { CriteriaTable } from './criteria-table.tsx';
import type { ReportedAssistant } from './describe-assistant.ts';
import { ReportTable } from './report-table.tsx';

const style = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:75rem;margin:0 auto;padding:1.5rem;overflow-wrap:break-word}
h1,h2,h3{line-height:1.25;margin:2rem 0 .5rem}
table{border-collapse:collapse;width:100%;margin:1rem 0 2rem}
caption{text-align:start;font-weight:600;padding-bottom:.5rem}
th,td{border:1px solid;padding:.5rem;text-align:start;vertical-align:top}
section{overflow-x:auto}
table{min-width:48rem}
@media print{body{max-width:none}table{min-width:0}tr{break-inside:avoid}}
`;

type ConformanceReportProps = { brand: Brand; assistant?: ReportedAssistant | undefined };

/** A whole document: how far the product, and one assistant if given, meets WCAG 2.2, Section 508 and EN 301 549. */
export function ConformanceReport({ brand, assistant }: ConformanceReportProps) {
  const title = nameReport(brand, assistant);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            In the form of VPAT® 2.5. VPAT is a registered service mark of the Information Technology Industry
            Council.
          </p>
          <Evaluation brand={brand} />
          <h2>Terms</h2>
          <ul>
            <li>{conformanceTerms.supports}: at least one way meets the criterion, without known defects.</li>
            <li>{conformanceTerms.partially}: some of the product does not meet the criterion.</li>
            <li>{conformanceTerms.fails}: most of the product does not meet the criterion.</li>
            <li>{conformanceTerms.absent}: the criterion concerns nothing in the product.</li>
          </ul>
          <h2>WCAG 2.2</h2>
          <p>
            These tables also answer Section 508 (501, 504.2, 602.3) and EN 301 549 (clause 9), which refer to
            WCAG.
          </p>
          <CriteriaTable
            caption="Success criteria, level A"
            criteria={criteria.filter(({ level }) => level === 'A')}
          />
          <CriteriaTable
            caption="Success criteria, level AA"
            criteria={criteria.filter(({ level }) => level === 'AA')}
          />
          <h2>Section 508 and EN 301 549</h2>
          <ReportTable
            caption="Functional performance criteria: Section 508 chapter 3, EN 301 549 clause 4.2"
            columns={['Criterion', 'Conformance', 'Remarks']}
            rows={functionalCriteria.map(({ section508, en301549, name, status, remarks }) => [
              `${name} (${[section508, `EN ${en301549}`].filter(Boolean).join(', ')})`,
              conformanceTerms[status],
              remarks,
            ])}
          />
          {assistant && <AssistantPart assistant={assistant} brand={brand} />}
        </main>
      </body>
    </html>
  );
}

/** What was evaluated, when and how. */
function Evaluation({ brand }: { brand: Brand }) {
  return (
    <>
      <h2>Product</h2>
      <ul>
        <li>
          Product: {brand.name}, version {evaluatedVersion}, an assistant that answers from an organization’s
          own website
        </li>
        <li>Company: {[company.name, ...company.addressLines].join(', ')}</li>
        <li>
          Contact: {brand.contact.email}, {brand.contact.phone}
        </li>
        <li>
          Evaluated on: <time dateTime={evaluatedOn}>{evaluatedOn}</time>
        </li>
      </ul>
      <h2>Scope</h2>
      <ul>
        {scope.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <h2>Evaluation methods</h2>
      <ul>
        {methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </>
  );
}

/** Title of the report. */
export function nameReport(brand: Brand, assistant?: ReportedAssistant): string {
  const report = `Accessibility Conformance Report of ${brand.name}`;
  return assistant ? `${report}: assistant of ${assistant.site.name}` : report;
}
