/** Why a sentence of a model is not shown. */
export type Refusal =
  | 'empty'
  | 'markup'
  | 'to-the-model'
  | 'language'
  | 'value'
  | 'name'
  | 'label'
  | 'negation'
  | 'opposite'
  | 'strength'
  | 'addition';
