import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/form/button.tsx';
import { CopyButton } from '#web/ui/form/copy-button.tsx';
import { Download } from '../icons/icons.ts';

/** Recovery codes to save: the server cannot show them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  return (
    <div>
      <p>
        Keep these recovery codes in a safe place. Each signs you in once if you don’t have your phone. They
        won’t be shown again.
      </p>
      <ul className="mt-3 space-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="break-words">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy the codes" />
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveFile('recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          <Download className="size-4" />
          Download
        </Button>
      </div>
    </div>
  );
}
