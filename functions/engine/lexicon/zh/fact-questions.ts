/** Questions for an organization's facts in Chinese. */
export const factQuestions = {
  openingHours: '营业时间是几点？',
  address: '地址在哪里？',
  phone: '电话号码是多少？',
  email: '电子邮箱是什么？',
  personInCharge: '负责人是谁？',
  prices: '价格是多少？',
} as const;
