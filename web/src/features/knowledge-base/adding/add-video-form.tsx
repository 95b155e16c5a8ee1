import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordingExtensions } from '#shared/domain/limits.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { api } from '#web/lib/api/api.ts';
import { uploadDocument } from '#web/lib/api/upload-document.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { knowledgeQuery } from '../knowledge-query.ts';
import { AdditionForm } from './addition-form.tsx';
import { captionEndings, findCaptionProblem } from './caption-file.ts';
import { type AdditionProps, useAddition } from './use-addition.ts';

const { processVideo } = api.knowledgeBase;
const recordingEndings = recordingExtensions.map((extension) => `.${extension}`);

const transcribed = {
  page: 'Captions linked from the page are read; without any, the audio is transcribed',
  recording: 'It is transcribed',
};
const untranscribed = {
  page: 'Captions linked from the page are read',
  recording: 'It is not transcribed here and needs captions',
};

export function AddVideoForm(props: AdditionProps) {
  const { conversionId } = props;
  const [url, setUrl] = useState('');
  const [recording, setRecording] = useState<File>();
  const [captions, setCaptions] = useState<File>();
  const address = url.trim();
  const hints = useQuery(knowledgeQuery(conversionId)).data?.canTranscribe ? transcribed : untranscribed;
  const { submit, problem, isPending } = useAddition(props, {
    fieldId: 'add-video-url',
    findProblem: () => {
      if (captions) return findCaptionProblem(captions);
      if (recording) return findRecordingProblem(recording);
      return address ? undefined : 'Please enter the address of the video, or choose a file.';
    },
    send: async () => {
      const given = { conversionId, ...(address && { url: address }) };
      if (captions)
        return processVideo.call({ ...given, title: captions.name, captions: await captions.text() });
      if (!recording) return processVideo.call(given);
      const documentUrl = await uploadDocument(recording, { purpose: 'recording' });
      return processVideo.call({ ...given, documentUrl });
    },
  });
  return (
    <AdditionForm label="Add video" isPending={isPending} onSubmit={submit}>
      <TextField
        id="add-video-url"
        label="Address of the video’s page"
        type="url"
        maxLength={2048}
        placeholder="https://"
        hint={hints.page}
        value={url}
        error={problem}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextField
        id="add-video-recording"
        label="Audio or video file"
        type="file"
        accept={recordingEndings.join(',')}
        hint={`${recordingEndings.join(', ')}, up to 10 MB. ${hints.recording}`}
        onChange={({ target }) => setRecording(target.files?.[0])}
      />
      <TextField
        id="add-video-captions"
        label="Caption file"
        type="file"
        accept={captionEndings.join(',')}
        hint="WebVTT (.vtt) or SRT (.srt). It replaces any others"
        onChange={({ target }) => setCaptions(target.files?.[0])}
      />
    </AdditionForm>
  );
}

function findRecordingProblem({ name, size }: File): string | undefined {
  if (!recordingEndings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `${name} is not one of the accepted types: ${recordingEndings.join(', ')}.`;
  if (size === 0) return `${name} is empty. Please choose another file.`;
  return isDocumentSizeAllowed(size) ? undefined : describeOversizedDocument(name);
}
