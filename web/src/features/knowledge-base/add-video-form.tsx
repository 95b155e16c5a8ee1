import { useState } from 'react';
import { captionExtensions } from '#shared/domain/limits.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AdditionForm } from './addition-form.tsx';
import { type AdditionProps, useAddition } from './use-addition.ts';

const accepted = captionExtensions.map((extension) => `.${extension}`);

export function AddVideoForm(props: AdditionProps) {
  const { conversionId } = props;
  const [url, setUrl] = useState('');
  const [file, setFile] = useState<File>();
  const { submit, problem, isPending } = useAddition(props, {
    fieldId: 'add-video-url',
    findProblem: () =>
      url.trim() || file
        ? findCaptionProblem(file)
        : 'Please enter the address of the video, or choose a caption file.',
    send: async (area) =>
      area.processVideo({
        conversionId,
        ...(url.trim() && { url: url.trim() }),
        ...(file && { title: file.name, captions: await file.text() }),
      }),
  });
  return (
    <AdditionForm label="Add video" isPending={isPending} onSubmit={submit}>
      <TextField
        id="add-video-url"
        label="Address of the video’s page"
        type="url"
        maxLength={2048}
        placeholder="https://"
        hint="Captions that the page names are read"
        value={url}
        error={problem}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextField
        id="add-video-captions"
        label="Caption file"
        type="file"
        accept={accepted.join(',')}
        hint="WebVTT (.vtt) or SRT (.srt), where the page names none"
        onChange={({ target }) => setFile(target.files?.[0])}
      />
    </AdditionForm>
  );
}

function findCaptionProblem(file: File | undefined): string | undefined {
  const isAccepted = !file || accepted.some((ending) => file.name.toLowerCase().endsWith(ending));
  return isAccepted ? undefined : `${file.name} is no caption file. Please use WebVTT (.vtt) or SRT (.srt).`;
}
