/** Why a model's sentence isn't shown. */
export type Refusal = 'language' | 'value' | 'name' | 'label';
