import { namePool } from './namePool';

export const vietnamese = namePool(
  'N., T., L., P., H., V., Đ., B., D., Đ., C., Q.',
  `Văn Toàn, Văn Hậu, Văn Thanh, Văn Đức, Văn Lâm, Văn Khang, Văn Tùng, Quang Hải, Quang Nho, Quang Huy, Minh Vương,
  Minh Trọng, Minh Tuấn, Tuấn Anh, Tuấn Hải, Tuấn Tài, Hoàng Đức, Hoàng Anh, Hoàng Nam, Tiến Linh, Tiến Anh, Tiến Dũng,
  Thanh Bình, Thanh Nhàn, Thanh Long, Đức Chiến, Đức Huy, Đình Trọng, Đình Bắc, Công Phượng, Công Đến, Xuân Mạnh,
  Xuân Trường, Ngọc Hải, Ngọc Quang, Hữu Thắng, Trọng Hoàng, Việt Anh, Việt Hưng, Duy Mạnh`,
);

export const thai = namePool(
  'A., B., C., K., N., P., S., T., W., J.',
  `Srisai, Chaiyawong, Suksamran, Boonmee, Saelee, Phromsri, Kaewkla, Thongdee, Wongsa, Saetang, Ruangrit, Pholsri,
  Chumnan, Inthasen, Jantarat, Kaewprom, Klinhom, Laosangthai, Meesuk, Nakpanich, Noisri, Panya, Phetkaew, Pimthong,
  Promrak, Rattanakorn, Sangthong, Sirikul, Somboon, Sornsai, Srithong, Sukjai, Tansakul, Thepwong, Thongchai, Tongkam,
  Udomsuk, Wattana, Wichai, Yodyingyong`,
);

export const japanese = namePool(
  'A., D., H., K., M., N., R., S., T., Y.',
  `Sato, Suzuki, Takahashi, Tanaka, Watanabe, Ito, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada, Sasaki,
  Yamaguchi, Matsumoto, Inoue, Kimura, Hayashi, Saito, Shimizu, Yamazaki, Mori, Abe, Ikeda, Hashimoto, Yamashita,
  Ishikawa, Nakajima, Maeda, Fujita, Ogawa, Goto, Okada, Hasegawa, Murakami, Kondo, Ishii, Sakamoto, Endo, Aoki`,
);

export const korean = namePool(
  'Kim, Lee, Park, Choi, Jung, Kang, Cho, Yoon, Jang, Lim, Han, Oh, Seo, Shin, Kwon, Hwang, Song, Hong',
  `Min-jun, Seo-jun, Ji-hoon, Hyun-woo, Jun-ho, Sung-min, Dong-hyun, Jae-hyun, Seung-hyun, Min-ho, Tae-hyun, Ji-hun,
  Young-jun, Sang-hyun, Jin-woo, Woo-jin, Kyung-min, Jong-hyun, Min-kyu, Chang-min, Seung-woo, Jae-won, Do-hyun,
  Gun-woo, Joon-young, Ki-hyun, Min-seok, Hyeon-seok, Jin-hyuk, Seok-ho, Tae-wook, Won-jun, Yong-jae, In-sung, Han-bin,
  Ho-jun, Ji-won, Kwang-hyun, Dae-won, Eui-jin`,
);

export const chinese = namePool(
  'Wang, Li, Zhang, Liu, Chen, Yang, Zhao, Huang, Zhou, Wu, Xu, Sun, Hu, Zhu, Gao, Lin, He, Guo, Ma, Luo',
  `Wei, Jie, Tao, Lei, Ming, Chao, Bin, Peng, Hao, Jun, Yang, Bo, Kai, Yu, Xin, Long, Fei, Dong, Cheng, Rui, Zhe, Hang,
  Yi, Shuai, Liang, Qiang, Chen, Han, Tian, Zihao, Yuhang, Haoran, Jiahao, Junjie, Tianyu, Wenjie, Xiaoming, Zhiwei,
  Yifan, Guangtai`,
);

export const indian = namePool(
  'A., B., D., J., K., L., M., N., P., R., S., V.',
  `Singh, Kumar, Das, Roy, Sharma, Fernandes, Rodrigues, Pereira, Mondal, Ghosh, Bose, Thapa, Chhetri, Gurung, Rai,
  Tamang, Khan, Ali, Meitei, Moirangthem, Ningthoujam, Laishram, Khongjee, Ralte, Chhangte, Hmar, Varghese, Nair, Menon,
  Thomas, Joseph, Reddy, Naidu, Borges, Costa, Mistry, Yadav, Poojary, Halder, Sarkar`,
);

export const saudi = namePool(
  'A., F., H., K., M., N., R., S., T., Y.',
  `Al Harbi, Al Ghamdi, Al Zahrani, Al Qahtani, Al Otaibi, Al Shehri, Al Mutairi, Al Dosari, Al Shammari, Al Anazi,
  Al Malki, Al Juhani, Al Amri, Al Subaie, Al Yami, Al Bishi, Al Asiri, Al Hazmi, Al Rashidi, Al Enezi, Al Khaibari,
  Al Faraj, Al Najdi, Al Sahli, Al Abdi, Al Hassan, Al Mowallad, Al Nakhli, Al Qarni, Al Balawi, Al Thaqafi, Al Ruwaili,
  Al Sulami, Al Tamimi, Al Omari, Al Jaber, Al Saleh, Al Nasser, Al Hamad, Al Issa`,
);
