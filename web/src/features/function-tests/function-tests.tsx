import { useState } from 'react';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { TestLog } from '#web/ui/feedback/test-log.tsx';
import { TestStatus } from '#web/ui/feedback/test-status.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { ChatTest } from './chat-test.tsx';
import type { AddedItem } from './follow-item.ts';
import { UploadTest, UrlTest, VideoTest } from './knowledge-tests.tsx';
import { TestForm } from './test-form.tsx';
import { functionTests, type RunTest, useTestRuns } from './use-test-runs.ts';

/** Tests the calls behind an assistant one by one: document 3 section 2. */
export function FunctionTests() {
  const { run, results, stateOf } = useTestRuns();
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState('upload');
  const [added, setAdded] = useState<AddedItem[]>([]);
  const conversionId = typed.trim();
  const onAdded = (item: AddedItem) => setAdded((current) => [...current, item]);
  const props = { conversionId, run, onAdded };
  const cleanUp = async () => {
    for (const item of added) {
      await staffApi.knowledgeBase.deleteItem.call(item);
      setAdded((current) => current.filter(({ itemId }) => itemId !== item.itemId));
    }
    return `${added.length} entries were removed.`;
  };
  const isRunning = (name: (typeof functionTests)[number]) => stateOf(name) === 'running';
  const tabs = [
    { id: 'upload', title: 'Upload', content: <UploadTest {...props} isRunning={isRunning('Upload')} /> },
    { id: 'url', title: 'URL', content: <UrlTest {...props} isRunning={isRunning('URL')} /> },
    { id: 'form', title: 'Form', content: <FormTest {...props} isRunning={isRunning('Form')} /> },
    { id: 'video', title: 'Video', content: <VideoTest {...props} isRunning={isRunning('Video')} /> },
    { id: 'chat', title: 'Chat', content: <ChatTest {...props} isRunning={isRunning('Chat integration')} /> },
  ];
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
      <div className="min-w-0 space-y-8">
        <TextField
          id="test-conversion"
          label="Conversion ID"
          hint="The tests really change this assistant. Use one meant for testing."
          placeholder="conv_edgpt_…"
          autoComplete="off"
          spellCheck={false}
          className="max-w-2xl"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TabSet label="Functions" tabs={tabs} value={tab} onChange={setTab} />
        {added.length > 0 && (
          <Button
            variant="secondary"
            disabled={isRunning('Clean up')}
            onClick={() => void run('Clean up', cleanUp)}
          >
            Remove what the tests added ({added.length})
          </Button>
        )}
      </div>
      <aside aria-label="Tests" className="min-w-0 space-y-8">
        <States stateOf={stateOf} />
        <TestLog tests="the functions" level={2} results={results} />
      </aside>
    </div>
  );
}

function States({ stateOf }: Pick<ReturnType<typeof useTestRuns>, 'stateOf'>) {
  return (
    <ul className="divide-y divide-line border-line border-y" aria-live="polite">
      {functionTests.map((name) => (
        <li key={name} className="flex items-baseline justify-between gap-4 py-2.5">
          {name}
          <TestStatus state={stateOf(name)} />
        </li>
      ))}
    </ul>
  );
}

type FormTestProps = { conversionId: string; isRunning: boolean; run: RunTest };

const fields = [
  { id: 'f1', label: 'Name', kind: 'name' as const, required: true },
  { id: 'f2', label: 'Question', kind: 'text' as const },
];

/** Creates a form without notifications, submits to it, and deletes both. */
function FormTest({ conversionId, isRunning, run }: FormTestProps) {
  const [answer, setAnswer] = useState('Is anybody there?');
  const makeAndSubmit = async () => {
    const { id: formId } = await staffApi.forms.create.call({
      name: 'Function test',
      fields,
      workflow: { notifications: [], autoReply: false },
      ...(conversionId && { conversionId }),
    });
    try {
      const { message } = await staffApi.forms.submit.call({
        formId,
        data: { f1: 'Function test', f2: answer },
      });
      return `The form was created, replied “${message}” and was deleted.`;
    } finally {
      await staffApi.forms.remove.call({ formId });
    }
  };
  return (
    <TestForm
      label="Test Form"
      hint="Creates a form, submits to it and deletes it. The assistant’s webhooks receive the submission."
      isRunning={isRunning}
      onRun={() => void run('Form', makeAndSubmit)}
    >
      <TextField
        id="test-answer"
        label="Submitted text"
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </TestForm>
  );
}
