/** What visitors call the organisation itself or its website. */
export const selfNames = `
  학교 회사 사무실 사무소 학원 기관 센터 홈페이지`;
