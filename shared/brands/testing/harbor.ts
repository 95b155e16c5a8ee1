import { type BrandNames, describeBrand } from '../describe-brand.ts';
import { gpt } from '../gpt.ts';

export const harborNames = {
  id: 'harbor',
  token: 'harbormaster',
  paths: ['harborgpt', 'harbor'],
} as const satisfies BrandNames;

const { id: _id, token: _token, paths: _paths, ...details } = gpt;

/** A brand that is none of ours, as its data file would be: tests add it to the list of all. */
export const harbor = describeBrand(harborNames, {
  ...details,
  name: 'HarborGPT.example',
  domain: 'harborgpt.example',
  isHub: false,
  tagline: 'The harbor office never sleeps',
  contact: { phone: '(800) 555-0107', email: 'support@harborgpt.example' },
});
