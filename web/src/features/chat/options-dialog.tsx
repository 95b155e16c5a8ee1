import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Mail, Printer, RotateCcw, Trash2, X } from '#web/ui/icons/icons.ts';

export type OptionsDialogProps = {
  conversionId: string;
  sessionId: string;
  /** Whether the server has the conversation, so that it can be emailed and deleted. */
  isStored: boolean;
  onStartOver: () => void;
  onClose: () => void;
};

/** Start over, print, email, delete. A native dialog traps the focus and closes on Escape. */
export function OptionsDialog(props: OptionsDialogProps) {
  const { conversionId, sessionId, isStored, onStartOver, onClose } = props;
  const { texts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [notice, setNotice] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  const attempt = (work: () => Promise<string>) => {
    setNotice('');
    work().then(setNotice, () => setNotice(texts.didNotWork));
  };
  const mail = (email: string) =>
    attempt(async () => {
      await api.conversations.mailTranscript.call({ conversionId, sessionId, email });
      return fillText(texts.transcriptSent, { email });
    });
  const remove = () =>
    attempt(async () => {
      if (isStored) await api.conversations.deleteConversation.call({ conversionId, sessionId });
      onStartOver();
      return texts.deleted;
    });

  return (
    <dialog
      ref={dialog}
      aria-label={texts.options}
      onClose={onClose}
      // In a frame, Escape would also close the surrounding chat.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      className="m-auto w-[calc(100%-2rem)] max-w-sm rounded-lg border border-line bg-surface p-5 text-ink backdrop:bg-black/40"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold text-lg">{texts.options}</p>
        <Button variant="quiet" size="icon" aria-label={texts.cancel} onClick={close}>
          <X className="size-5" />
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm">
        {notice}
      </p>
      <div className="mt-1 space-y-2">
        <Choice icon={<RotateCcw />} text={texts.startOver} onChoose={() => [onStartOver(), close()]} />
        <Choice icon={<Printer />} text={texts.print} onChoose={() => [close(), window.print()]} />
        {isStored && <MailForm onSend={mail} />}
        <p className="border-line border-t pt-3 text-ink-muted text-sm">{texts.deleteWarning}</p>
        <Choice icon={<Trash2 />} text={texts.deleteConversation} onChoose={remove} />
      </div>
    </dialog>
  );
}

function Choice({ icon, text, onChoose }: { icon: ReactNode; text: string; onChoose: () => unknown }) {
  return (
    <Button
      variant="secondary"
      className="w-full justify-start [&>svg]:size-4"
      onClick={() => void onChoose()}
    >
      {icon}
      {text}
    </Button>
  );
}

function MailForm({ onSend }: { onSend: (email: string) => void }) {
  const { texts } = useTexts();
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(email.trim());
      }}
    >
      <label className="block text-sm">
        {texts.yourEmail}
        <input
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="mt-1 block min-h-11 w-full rounded-md border border-field-line bg-surface px-3 text-base"
        />
      </label>
      <Button type="submit" variant="secondary" className="mt-2 w-full justify-start">
        <Mail className="size-4" />
        {texts.emailTranscript}
      </Button>
    </form>
  );
}
