import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { uploadDocument } from '#web/lib/api/upload-document.ts';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { type AddedItem, followItem } from './follow-item.ts';
import { TestForm } from './test-form.tsx';
import type { RunTest } from './use-test-runs.ts';

export type KnowledgeTestProps = {
  conversionId: string;
  isRunning: boolean;
  run: RunTest;
  onAdded: (item: AddedItem) => void;
};

/** Document 3 section 5. */
const acceptedFiles = '.pdf,.doc,.docx,.txt';

export function UploadTest({ conversionId, isRunning, run, onAdded }: KnowledgeTestProps) {
  const [file, setFile] = useState<File>();
  const upload = async () => {
    if (!file) throw new AppError('VALIDATION', { message: 'Please choose a file.' });
    const documentUrl = await uploadDocument(file);
    const { item } = await staffApi.knowledgeBase.upload.call({ conversionId, type: 'file', documentUrl });
    const added = { conversionId, itemId: item.id };
    onAdded(added);
    return followItem(added);
  };
  return (
    <TestForm
      label="Test Upload"
      hint="Adds a file to the knowledge base, and waits until it is read."
      isRunning={isRunning}
      onRun={() => void run('Upload', upload)}
    >
      <TextField
        id="test-file"
        label="File"
        type="file"
        accept={acceptedFiles}
        hint={acceptedFiles.replaceAll(',', ', ')}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
    </TestForm>
  );
}

export function UrlTest({ conversionId, isRunning, run, onAdded }: KnowledgeTestProps) {
  const [url, setUrl] = useState('');
  const read = async () => {
    const { item } = await staffApi.knowledgeBase.processUrl.call({
      url,
      ...(conversionId && { conversionId }),
    });
    const added = { conversionId, itemId: item.id };
    onAdded(added);
    return followItem(added);
  };
  return (
    <TestForm
      label="Test URL"
      hint="Reads a page, and waits until it is read."
      isRunning={isRunning}
      onRun={() => void run('URL', read)}
    >
      <TextField
        id="test-url"
        label="Web address"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
    </TestForm>
  );
}

const sampleCaptions =
  'WEBVTT\n\n00:00.000 --> 00:04.000\nThe test captions say that the office has a blue door.\n';

export function VideoTest({ conversionId, isRunning, run, onAdded }: KnowledgeTestProps) {
  const [url, setUrl] = useState('');
  const [captions, setCaptions] = useState(sampleCaptions);
  const read = async () => {
    const { item } = await staffApi.knowledgeBase.processVideo.call({
      title: 'Function test',
      ...(conversionId && { conversionId }),
      ...(url && { url }),
      ...(captions.trim() && { captions }),
    });
    const added = { conversionId, itemId: item.id };
    onAdded(added);
    return followItem(added);
  };
  return (
    <TestForm
      label="Test Video"
      hint="Adds the captions of a video: those below, or those its page links to."
      isRunning={isRunning}
      onRun={() => void run('Video', read)}
    >
      <TextField
        id="test-video"
        label="Address of the video (optional)"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextAreaField
        id="test-captions"
        label="Captions (WebVTT or SRT)"
        rows={5}
        value={captions}
        onChange={({ target }) => setCaptions(target.value)}
      />
    </TestForm>
  );
}
