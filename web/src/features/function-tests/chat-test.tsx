import { useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { Client } from '#shared/client.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { FactList } from '#web/ui/data/fact-list.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TestForm } from './test-form.tsx';
import type { RunTest } from './use-test-runs.ts';

type ChatTestProps = { conversionId: string; isRunning: boolean; run: RunTest };
type Reply = Awaited<ReturnType<Client['selfTests']['askAssistant']>>;

const platforms = Object.values(brands).map(({ id, name }) => ({ value: id, label: name }));

/** Asks an assistant a real question and shows the reply. */
export function ChatTest({ conversionId, isRunning, run }: ChatTestProps) {
  const [message, setMessage] = useState('What does it cost?');
  const [platform, setPlatform] = useState('gpt');
  const [reply, setReply] = useState<Reply>();
  const ask = async () => {
    setReply(undefined);
    const answered = await staffApi.selfTests.askAssistant.call({
      message,
      platform,
      ...(conversionId && { conversionId }),
    });
    setReply(answered);
    const { outcome, sources, responseTime } = answered;
    return `The question was ${outcome} with ${sources.length} citations in ${responseTime} ms.`;
  };
  return (
    <div className="space-y-8">
      <TestForm
        label="Test Chat Integration"
        hint="Asks the assistant you name, or the brand’s own. Nothing is stored or counted."
        isRunning={isRunning}
        onRun={() => void run('Chat integration', ask)}
      >
        <TextField
          id="test-question"
          label="Question"
          maxLength={500}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {conversionId === '' && (
          <SelectField
            id="test-brand"
            label="Brand"
            options={platforms}
            value={platform}
            onChange={({ target }) => setPlatform(target.value)}
          />
        )}
      </TestForm>
      {reply && <ShownReply reply={reply} />}
    </div>
  );
}

function ShownReply({ reply }: { reply: Reply }) {
  const { outcome, responseTime, confidence, response, sources } = reply;
  const facts = [
    { label: 'Outcome', value: outcome },
    { label: 'Response time', value: `${responseTime} ms` },
    { label: 'Confidence', value: confidence.toFixed(2) },
  ];
  return (
    <section aria-label="Reply" className="max-w-3xl space-y-4">
      <FactList facts={facts} />
      <p className="whitespace-pre-line break-words">{response}</p>
      <ul className="space-y-3">
        {sources.map(({ title, quote }) => (
          <li key={`${title} ${quote}`} className="border-brand-ink border-l-2 pl-4">
            <p className="font-semibold">{title}</p>
            <p className="break-words text-ink-muted text-sm">{quote}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
