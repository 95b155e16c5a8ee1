import { type BrandNames, describeBrand } from '../describe-brand.ts';
import { gpt } from '../gpt.ts';

export const harborNames = {
  id: 'harbor',
  token: 'harbormaster',
  paths: ['harborgpt', 'harbor'],
} as const satisfies BrandNames;

const { id: _id, token: _token, paths: _paths, ...details } = gpt;

/** A fictional brand, written like a brand's data file; tests add it to the list. */
export const harbor = describeBrand(harborNames, {
  ...details,
  name: 'HarborGPT.example',
  domain: 'harborgpt.example',
  isHub: false,
  tagline: 'The harbor office never sleeps',
  contact: { phone: '(800) 555-0107', email: 'support@harborgpt.example' },
});
