/** The kinds of value a passage can contain to match a word such as "price" or "phone" without the word itself. */
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
