import { useState } from 'react';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TestForm } from './test-form.tsx';
import type { RunTest } from './use-test-runs.ts';

type FormTestProps = { conversionId: string; isRunning: boolean; run: RunTest };

const fields = [
  { id: 'f1', label: 'Name', kind: 'name' as const, required: true },
  { id: 'f2', label: 'Question', kind: 'text' as const },
];

/** Creates a form without notifications, submits to it, and deletes both. */
export function FormTest({ conversionId, isRunning, run }: FormTestProps) {
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
