/** Questions for an organization's facts in Italian. */
export const factQuestions = {
  openingHours: 'Quali sono gli orari di apertura?',
  address: 'Qual è l’indirizzo?',
  phone: 'Qual è il numero di telefono?',
  email: 'Qual è l’indirizzo e-mail?',
  personInCharge: 'Chi è il responsabile?',
  prices: 'Quanto costa?',
} as const;
