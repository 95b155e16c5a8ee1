import { trialPageLimit } from '#shared/domain/limits.ts';
import { Button } from '#web/ui/form/button.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { FormSection } from './form-section.tsx';
import { bindField, type TrialForm } from './use-trial-form.ts';

const sourceOptions = [
  { value: 'website', label: 'Our website', hint: `We read up to ${trialPageLimit} public pages.` },
  { value: 'no-website', label: "Don't have a website", hint: 'Upload documents or name a reference site.' },
] as const;

export function SourceFields({ form }: { form: TrialForm }) {
  const isWebsite = form.draft.sourceType === 'website';
  return (
    <FormSection title="What should the assistant read?">
      {isWebsite && <WebsiteField form={form} />}
      <RadioCards
        name="sourceType"
        legend="Website option"
        value={form.draft.sourceType}
        options={sourceOptions}
        onChange={form.setSource}
      />
      {!isWebsite && <NoWebsiteFields form={form} />}
    </FormSection>
  );
}

function WebsiteField({ form }: { form: TrialForm }) {
  const { sampleSiteUrl } = form;
  return (
    <div>
      <TextField
        {...bindField(form, 'schoolInfo.website')}
        required
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={2048}
        placeholder="www.example.org"
      />
      {sampleSiteUrl && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 -ml-3"
          onClick={() => form.setValue('schoolInfo.website', sampleSiteUrl)}
        >
          Try it with the sample {form.brand.demo.noun}
        </Button>
      )}
    </div>
  );
}

function NoWebsiteFields({ form }: { form: TrialForm }) {
  return (
    <>
      <DocumentPicker form={form} />
      <TextField
        {...bindField(form, 'referenceWebsiteUrl')}
        hint="A website that describes you well, such as a directory entry. Needed only without documents."
        type="url"
        inputMode="url"
        maxLength={2048}
        placeholder="www.example.org"
      />
      <TextAreaField
        {...bindField(form, 'businessDescription')}
        hint="Optional. What you do, for whom, where and when."
        rows={4}
        maxLength={10_000}
      />
    </>
  );
}
