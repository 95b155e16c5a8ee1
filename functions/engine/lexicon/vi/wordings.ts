import type { WishWordings } from '../wordings.ts';

export const wordings: WishWordings = {
  greeting: 'xin chào | chào | chào bạn | chào anh | chào chị | chào buổi sáng | alo',
  thanks:
    'cảm ơn | cám ơn | cảm ơn bạn | cảm ơn nhiều | cảm ơn rất nhiều | cảm ơn bạn nhiều | cảm ơn câu trả lời | cảm ơn thông tin | hữu ích lắm',
  goodbye: `
    tạm biệt | chào tạm biệt | không còn gì nữa | không còn câu hỏi nào nữa | vậy là đủ rồi | thế thôi |
    thế là xong | không cảm ơn`,
  opening: `
    vâng | dạ | được | ok | haha | tôi có câu hỏi | tôi có một câu hỏi | bạn có thể giúp tôi không | giúp tôi với |
    có ai không`,
  identity:
    'bạn là ai | bạn là robot à | bạn là người thật à | bạn có phải là người không | bạn có phải robot không',
  hours: 'giờ mở cửa | mấy giờ mở cửa | mấy giờ đóng cửa | giờ làm việc | khi nào mở cửa | giờ hoạt động',
  address: 'địa chỉ | địa chỉ ở đâu | bạn ở đâu | trường ở đâu | văn phòng ở đâu',
  phone: 'số điện thoại | số điện thoại là gì | điện thoại',
  fax: 'fax | số fax',
  email: 'email | địa chỉ email | thư điện tử',
  contact: 'liên hệ | thông tin liên hệ | làm sao để liên hệ | liên hệ thế nào',
  about: 'bạn làm gì | công ty làm gì | giới thiệu về công ty',
  person: `
    nói chuyện với người | tôi muốn nói chuyện với người | tôi muốn nói chuyện với ai đó | cho tôi nói chuyện với người |
    tôi có thể nói chuyện với người không | tôi có thể nói chuyện với người được không | tôi cần nói chuyện với người |
    tôi muốn gặp người | cho tôi gặp người | tôi có thể gặp người không | tôi cần người |
    kết nối tôi với người | gọi lại cho tôi | xin gọi lại cho tôi | vui lòng gọi lại cho tôi | hãy gọi cho tôi |
    làm ơn gọi cho tôi | gọi cho tôi | liên hệ với tôi | vui lòng liên hệ với tôi | tôi muốn đặt lịch hẹn |
    đặt lịch hẹn | tôi muốn đặt hẹn | đặt hẹn | tôi cần đặt lịch hẹn | tôi có thể đặt lịch hẹn không | tôi muốn hẹn gặp |
    tôi muốn có một cuộc hẹn | tôi muốn đặt lịch tư vấn | tôi muốn đến thăm | tôi muốn đến thăm trường |
    tôi muốn thăm trường | tôi muốn tham quan trường | tôi muốn ghi danh | tôi muốn ghi danh cho con |
    tôi muốn ghi danh cho con tôi | tôi muốn đăng ký cho con | tôi muốn đăng ký cho con tôi | tôi muốn đăng ký học |
    tôi muốn khiếu nại | tôi muốn phàn nàn | tôi có khiếu nại | tôi muốn để lại lời nhắn | để lại tin nhắn`,
  roles: `
    người ai đó nhân viên luật sư hiệu trưởng giáo viên bác sĩ kế toán quản lý giám đốc tư vấn viên cố vấn thật
    văn phòng ban phòng lễ tân`,
  helps: `
    có người nào giúp tôi được không | người thật có thể giúp tôi không | tôi cần người giúp`,
  alone: `
    người thật | nhân viên | tổng đài viên | nhân viên tư vấn | tư vấn viên`,
  whom: /noi chuyen voi ([^,.!?]{2,40}?)(?=(?: duoc khong| ve \S.*)?[\s.!?]*$)/u,
  fillers: 'xin vui lòng ạ ơi nhé chào',
  asking: `
    gì đâu sao nào bao nhiêu mấy khi tại thế biết hỏi liệu ai`,
  fields: `
    tên họ tên số điện thoại email mail địa chỉ liên hệ`,
  reached: `
    sau trước từ đến lúc khoảng sáng trưa chiều tối mai hôm nay gấp sớm zalo`,
  speaker: 'tôi mình em con chúng xin hãy vui lòng',
  consent: `
    vâng | có | được | dạ | dạ vâng | đồng ý | vâng, làm ơn | vâng cảm ơn | được, cảm ơn`,
  assent: `
    ok | ok cảm ơn | ổn`,
  cancel: `
    hủy | huỷ | không | không cảm ơn | không, cảm ơn | thôi | thôi không cần | không cần | dừng lại | bỏ qua`,
  neverMind: 'thôi bỏ đi | bỏ đi | quên đi | không quan trọng nữa | tôi đổi ý rồi',
  skip: 'bỏ qua | không có gì | không có câu hỏi',
};
