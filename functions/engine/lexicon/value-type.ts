/** What a passage must show to satisfy a word such as "price" or "phone" without containing the word itself. */
export const valueTypes = [
  'money',
  'percent',
  'phone',
  'email',
  'address',
  'time',
  'date',
  'duration',
  'number',
  'person',
] as const;
export type ValueType = (typeof valueTypes)[number];
