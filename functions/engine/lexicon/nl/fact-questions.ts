/** Questions for an organization's facts in Dutch. */
export const factQuestions = {
  openingHours: 'Wat zijn de openingstijden?',
  address: 'Wat is het adres?',
  phone: 'Wat is het telefoonnummer?',
  email: 'Wat is het e-mailadres?',
  personInCharge: 'Wie heeft de leiding?',
  prices: 'Wat kost het?',
} as const;
