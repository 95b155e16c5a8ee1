import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { figureNames, saySatisfaction } from '#shared/domain/figures/glossary.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { FactList } from '#web/ui/data/fact-list.tsx';

/** The call's reply, formatted and raw. */
export function LoadedDashboard({ dashboard }: { dashboard: Dashboard }) {
  const { conversionId, status, schoolInfo, plan, recentChats, stats } = dashboard;
  const facts = [
    { label: 'Conversion', value: conversionId },
    { label: 'Status', value: status },
    { label: 'School', value: schoolInfo.schoolName },
    { label: 'Website', value: schoolInfo.website ?? 'None' },
    { label: 'Admin email', value: schoolInfo.adminEmail },
    { label: 'Trial days remaining', value: schoolInfo.trialDaysRemaining },
    { label: 'Plan', value: plan?.name ?? 'No customer' },
    { label: 'Knowledge base entries', value: stats.knowledgeBaseEntries },
    { label: 'Forms managed', value: stats.formsManaged },
  ];
  return (
    <>
      <FactList facts={facts} />
      <RecentChats chats={recentChats} />
      <CodeBlock title="Reply" hint="Raw JSON" code={JSON.stringify(dashboard, null, 2)} />
    </>
  );
}

/** The questions that visitors asked last. */
export function RecentChats({ chats }: { chats: Dashboard['recentChats'] }) {
  return (
    <section aria-labelledby="recent-chats">
      <h2 id="recent-chats" className="mb-3 text-xl">
        Recent chats
      </h2>
      {chats.length === 0 ? (
        <p className="text-ink-muted">No questions yet.</p>
      ) : (
        <DataTable
          label="Visitors’ questions"
          columns={['Question', 'Time', figureNames.satisfaction]}
          minimumWidth="min-w-xl"
          stacks
        >
          {chats.map(({ id, question, time, satisfaction }) => (
            <tr key={id} className="border-line border-b last:border-b-0">
              <td className={`${dataCell} break-words`}>{question}</td>
              <td className={dataCell}>{new Date(time).toLocaleString('en-US')}</td>
              <td className={dataCell}>{saySatisfaction(satisfaction)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
