/** Questions for an organization's facts in Polish. */
export const factQuestions = {
  openingHours: 'Jakie są godziny otwarcia?',
  address: 'Jaki jest adres?',
  phone: 'Jaki jest numer telefonu?',
  email: 'Jaki jest adres e-mail?',
  personInCharge: 'Kto jest kierownikiem?',
  prices: 'Ile to kosztuje?',
} as const;
