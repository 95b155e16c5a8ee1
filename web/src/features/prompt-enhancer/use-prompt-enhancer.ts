import { useEffect, useRef, useState } from 'react';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { copyText } from '#web/ui/form/copy-text.ts';
import { enhancePrompt } from './enhance-prompt.ts';

/** Document 1 sections 5 and 9, in milliseconds. */
const enhanceMilliseconds = 1500;
const copiedMilliseconds = 2000;

/** State of the enhancer: the prompt, its enhanced version and progress. */
export function usePromptEnhancer() {
  const [prompt, setPrompt] = useState('');
  const [enhanced, setEnhanced] = useState('');
  const [isEnhancing, setEnhancing] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const later = (run: () => void, milliseconds: number) => timers.current.add(setTimeout(run, milliseconds));

  return {
    prompt,
    enhanced,
    isEnhancing,
    isCopied,
    setPrompt,
    enhance() {
      if (prompt.trim() === '') {
        toastStore.show({
          title: 'Input Required',
          description: 'Please enter a prompt to enhance',
          variant: 'destructive',
        });
        return;
      }
      setEnhancing(true);
      later(() => {
        setEnhanced(enhancePrompt(prompt));
        setEnhancing(false);
        toastStore.show({ title: 'Prompt Enhanced', description: 'Your prompt is clearer now.' });
      }, enhanceMilliseconds);
    },
    async copy() {
      if (!(await copyText(enhanced))) return;
      setCopied(true);
      later(() => setCopied(false), copiedMilliseconds);
      toastStore.show({ title: 'Copied', description: 'The prompt is on your clipboard.' });
    },
    apply(onApply: (prompt: string) => void) {
      onApply(enhanced);
      toastStore.show({ title: 'Prompt Applied', description: 'The prompt is in the input.' });
    },
  };
}
