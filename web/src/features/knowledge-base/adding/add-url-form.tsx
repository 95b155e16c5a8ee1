import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AdditionForm } from './addition-form.tsx';
import { findAddressProblem } from './find-address-problem.ts';
import { type AdditionProps, useAddition } from './use-addition.ts';

export function AddUrlForm(props: AdditionProps) {
  const { conversionId } = props;
  const [url, setUrl] = useState('');
  const { submit, problem, isPending } = useAddition(props, {
    fieldId: 'add-url',
    findProblem: () => findAddressProblem(url),
    send: () => api.knowledgeBase.upload.call({ conversionId, type: 'url', url: url.trim() }),
  });
  return (
    <AdditionForm label="Add URL" isPending={isPending} onSubmit={submit}>
      <TextField
        id="add-url"
        label="Address"
        type="url"
        required
        maxLength={2048}
        placeholder="https://"
        hint="One page or linked document"
        value={url}
        error={problem}
        onChange={({ target }) => setUrl(target.value)}
      />
    </AdditionForm>
  );
}
