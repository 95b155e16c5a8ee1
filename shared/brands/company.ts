/** The company behind all brands. Deployers edit this file, not the code. */
export const company = {
  name: 'GPTsites, Inc.',
  addressLines: ['548 Market Street, Suite 200', 'San Francisco, CA 94104'],
  phone: '(800) 555-0100',
  /** Bank account for invoice transfers. Deployers replace the zeros with their own. */
  bank: { name: 'Example Bank', routingNumber: '000000000', accountNumber: '0000000000' },
  mediaEmail: 'media@gptsites.ai',
  pressReleases: [
    { title: 'GPTsites answers for schools and firms', url: 'https://news.gptsites.ai/schools-and-firms' },
    {
      title: 'Six editions, one promise: a source for every answer',
      url: 'https://news.gptsites.ai/six-editions',
    },
  ],
} as const;
