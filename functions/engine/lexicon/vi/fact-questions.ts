/** Questions for an organization's facts in Vietnamese. */
export const factQuestions = {
  openingHours: 'Giờ mở cửa là mấy giờ?',
  address: 'Địa chỉ ở đâu?',
  phone: 'Số điện thoại là gì?',
  email: 'Địa chỉ email là gì?',
  personInCharge: 'Ai là người phụ trách?',
  prices: 'Giá bao nhiêu?',
} as const;
