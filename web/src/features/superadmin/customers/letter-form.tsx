import type { FormEvent } from 'react';
import { letterSubjects, listLetterFields } from '#shared/domain/mail/customer-letter.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { type LetterDraft, type LetterIssues, subjectTexts } from './letter-draft.ts';

type LetterFormProps = {
  draft: LetterDraft;
  issues: LetterIssues;
  kind: CustomerKind;
  onDraft: (draft: LetterDraft) => void;
  onCheck: (event: FormEvent) => void;
  onClose: () => void;
};

export function LetterForm({ draft, issues, kind, onDraft, onCheck, onClose }: LetterFormProps) {
  const fields = listLetterFields(kind);
  const replaced = `${fields.join(' and ')} ${fields.length === 1 ? 'is' : 'are'} replaced`;
  return (
    <form noValidate onSubmit={onCheck} className="mt-4 space-y-4">
      <SelectField
        id="letter-about"
        label="About"
        hint={subjectTexts[draft.about].hint}
        options={letterSubjects
          .filter((about) => kind === 'trial' || about !== 'trial')
          .map((value) => ({ value, label: subjectTexts[value].name }))}
        value={draft.about}
        onChange={({ target }) =>
          onDraft({ ...draft, about: letterSubjects.find((one) => one === target.value) ?? draft.about })
        }
      />
      <TextField
        id="letter-subject"
        label="Subject"
        required
        maxLength={120}
        error={issues.subject}
        value={draft.subject}
        onChange={({ target }) => onDraft({ ...draft, subject: target.value })}
      />
      <TextAreaField
        id="letter-message"
        label="Message"
        hint={`${replaced} for each customer. The greeting, a link to the dashboard and our address are added.`}
        required
        rows={7}
        maxLength={4000}
        error={issues.message}
        value={draft.message}
        onChange={({ target }) => onDraft({ ...draft, message: target.value })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose} label="Cancel" />
        <Button type="submit">Continue</Button>
      </div>
    </form>
  );
}
