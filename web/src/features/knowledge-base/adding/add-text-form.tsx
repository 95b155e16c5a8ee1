import { useState } from 'react';
import { knowledgeTextLimitCharacters } from '#shared/domain/limits.ts';
import { api } from '#web/lib/api/api.ts';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { AdditionForm } from './addition-form.tsx';
import { type AdditionProps, useAddition } from './use-addition.ts';

export function AddTextForm(props: AdditionProps) {
  const { conversionId } = props;
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const { submit, problem, isPending } = useAddition(props, {
    fieldId: 'add-text',
    findProblem: () => (content.trim() ? undefined : 'Please enter a text.'),
    send: () =>
      api.knowledgeBase.upload.call({
        conversionId,
        type: 'text',
        content,
        ...(title.trim() && { title: title.trim() }),
      }),
  });
  return (
    <AdditionForm label="Add text" isPending={isPending} onSubmit={submit}>
      <TextField
        id="add-text-title"
        label="Title (optional)"
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextAreaField
        id="add-text"
        label="Text"
        required
        rows={7}
        maxLength={knowledgeTextLimitCharacters}
        value={content}
        error={problem}
        onChange={({ target }) => setContent(target.value)}
      />
    </AdditionForm>
  );
}
