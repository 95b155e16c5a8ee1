/** Questions for an organization's facts in Portuguese. */
export const factQuestions = {
  openingHours: 'Qual é o horário de funcionamento?',
  address: 'Qual é o endereço?',
  phone: 'Qual é o número de telefone?',
  email: 'Qual é o e-mail?',
  personInCharge: 'Quem é o responsável?',
  prices: 'Quanto custa?',
} as const;
