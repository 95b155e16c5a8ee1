/** Why a sentence of a model is not shown. */
export type Refusal =
  | 'language'
  | 'value'
  | 'name'
  | 'label'
  | 'negation'
  | 'opposite'
  | 'strength'
  | 'addition';
