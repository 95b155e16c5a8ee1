import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgentUse } from '#shared/contract/assistant/agents.ts';
import { makeMcpPath, makeSourceListPath } from '#shared/domain/agents/agent-address.ts';
import { api } from '#web/lib/api/api.ts';
import { formatRecent } from '#web/lib/format/format-recent.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure, FailureLine } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

type Assistant = { conversionId: string; origin: string };

/** Other assistants that ask this one for somebody: whether they may, by which address, and which did. */
export function AgentsSection({ conversionId, origin }: Assistant) {
  const { data: use, error } = useQuery(api.agents.describe.query({ conversionId }));
  return (
    <Panel id="agents" title="AI agents">
      <div className="space-y-5">
        <p className="text-ink-muted">
          People also ask Claude, ChatGPT and other assistants about you. With this address those ask your
          assistant, and pass on its answer with your pages as its sources.
        </p>
        <Failure error={error} />
        {!use && !error && <Spinner label="Loading the agents…" />}
        {use && <Permission conversionId={conversionId} use={use} />}
        {use?.isAllowed && <Addresses conversionId={conversionId} origin={origin} />}
        {use && <AgentList use={use} />}
      </div>
    </Panel>
  );
}

function Permission({ conversionId, use }: { conversionId: string; use: AgentUse }) {
  const mayEdit = useMayEdit();
  const queries = useQueryClient();
  const change = useMutation({
    ...api.agents.allow.mutation(),
    onSuccess: (saved) => queries.setQueryData(api.agents.describe.query({ conversionId }).queryKey, saved),
  });
  const isAllowed = change.isPending ? change.variables.isAllowed : use.isAllowed;
  return (
    <div>
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <label htmlFor="agents-allowed" className="font-semibold">
            Let agents ask your assistant
          </label>
          <p id="agents-allowed-note" className="text-ink-muted">
            {isAllowed
              ? 'Their questions stand in your chat history and count as conversations of your plan.'
              : 'Agents are refused. Visitors of your website are not affected.'}
          </p>
        </div>
        <Switch
          id="agents-allowed"
          describedBy="agents-allowed-note"
          isOn={isAllowed}
          disabled={!mayEdit}
          onChange={(isOn) => change.mutate({ conversionId, isAllowed: isOn })}
        />
      </div>
      <FailureLine error={change.error} className="mt-3 text-danger-ink" />
    </div>
  );
}

function Addresses({ conversionId, origin }: Assistant) {
  const address = origin + makeMcpPath(conversionId);
  return (
    <>
      <CodeBlock
        level={3}
        title="Address for agents"
        hint="Add it as a connector or MCP server. It needs no key: your assistant’s answers are public."
        code={address}
      />
      <CodeBlock
        level={3}
        title="In a terminal, for example"
        hint="Claude Code asks your assistant from then on."
        code={`claude mcp add --transport http our-website ${address}`}
      />
      <p>
        <OutsideLink
          href={origin + makeSourceListPath(conversionId)}
          className="underline underline-offset-4"
        >
          What your assistant has read, for agents
        </OutsideLink>{' '}
        <span className="text-ink-muted">(llms.txt, which you can also put on your own website)</span>
      </p>
    </>
  );
}

function AgentList({ use: { agents } }: { use: AgentUse }) {
  if (agents.length === 0) return <p className="text-ink-muted">No agent has asked yet.</p>;
  return (
    <div>
      <h3 className="font-semibold">Agents that asked</h3>
      <ul aria-label="Agents that asked" className="mt-2 divide-y divide-line border-line border-y">
        {agents.map(({ name, calls, lastAt }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="[overflow-wrap:anywhere]">{name || 'Others'}</span>
            <span className="text-ink-muted text-sm">
              {calls === 1 ? 'asked once' : `asked ${calls} times`}
              {' · '}
              <time dateTime={lastAt}>{formatRecent(lastAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
