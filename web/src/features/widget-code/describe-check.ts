import type { PageCheck } from '#shared/contract/assistant/widget.ts';

type Verdict = { tone: 'success' | 'warning' | 'danger'; lines: string[] };

/** What a look at a page found, and what the owner can do. */
export function describeCheck({ result, url, reason = '', hasTagManager, isAllowed }: PageCheck): Verdict {
  switch (result) {
    case 'found':
      return isAllowed
        ? {
            tone: 'success',
            lines: [`Your code is on ${url}.`, 'Open the page and ask something to try it.'],
          }
        : {
            tone: 'warning',
            lines: [
              `Your code is on ${url}, but this site is not on your list of allowed sites.`,
              'Add it to the list, under For developers.',
            ],
          };
    case 'other-assistant':
      return {
        tone: 'warning',
        lines: [
          `The code on ${url} belongs to another assistant.`,
          'Replace it with the code under Get Code.',
        ],
      };
    case 'missing':
      return {
        tone: 'warning',
        lines: [
          `There is no code on ${url}.`,
          'Copy it under Get Code and follow the steps there. If you have already added it, empty the cache of your website and check again.',
          ...(hasTagManager
            ? [
                'The page uses Google Tag Manager. Code added there cannot be seen this way: open the page and look for the assistant.',
              ]
            : []),
        ],
      };
    case 'unreachable':
      return {
        tone: 'danger',
        lines: [
          `${url} could not be read. ${reason}`,
          'Check the address. If the page opens in your browser, your website turns automatic visits away: look for the assistant there yourself.',
        ],
      };
  }
}
