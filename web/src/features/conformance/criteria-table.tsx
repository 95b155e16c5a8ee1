import { type Criterion, conformanceTerms } from '#shared/legal/conformance/criterion.ts';
import { sayTest } from '#shared/legal/conformance/evidence-tests.ts';
import { ReportTable } from './report-table.tsx';

/** Criteria with level, conformance, remarks and evidence. */
export function CriteriaTable({ caption, criteria }: { caption: string; criteria: readonly Criterion[] }) {
  return (
    <ReportTable
      caption={caption}
      columns={['Criterion', 'Level', 'Conformance', 'Remarks', 'Evidence']}
      rows={criteria.map((criterion) => [
        `${criterion.id} ${criterion.name}`,
        criterion.level,
        conformanceTerms[criterion.status],
        criterion.remarks,
        <Evidence key="evidence" {...criterion} />,
      ])}
    />
  );
}

function Evidence({ axe, tests = [], review }: Criterion) {
  const names = new Set(tests.map(sayTest));
  return (
    <>
      {axe && <p>Rules of axe-core: {axe.join(', ')}</p>}
      {names.size > 0 && <p>Tests: {[...names].map((name) => `“${name}”`).join('; ')}</p>}
      {review && <p>Reviewed: {review}</p>}
      {!axe && names.size === 0 && !review && <p>None needed</p>}
    </>
  );
}
