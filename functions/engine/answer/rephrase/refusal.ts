/** Why a sentence of a model is not shown. */
export type Refusal =
  | 'no-quote'
  | 'unknown-quote'
  | 'language'
  | 'value'
  | 'name'
  | 'words'
  | 'label'
  | 'negation'
  | 'opposite'
  | 'strength';
