/** Questions for an organization's facts in Arabic. */
export const factQuestions = {
  openingHours: 'ما هي ساعات العمل؟',
  address: 'ما هو العنوان؟',
  phone: 'ما هو رقم الهاتف؟',
  email: 'ما هو البريد الإلكتروني؟',
  personInCharge: 'من هو المدير؟',
  prices: 'كم السعر؟',
} as const;
