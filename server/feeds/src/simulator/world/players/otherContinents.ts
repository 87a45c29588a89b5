import { namePool } from './namePool';

export const australian = namePool(
  'A., B., C., D., H., J., K., L., M., N., R., S., T., Z.',
  `Smith, Jones, Williams, Brown, Wilson, Taylor, Nguyen, Johnson, Martin, White, Anderson, Walker, Thompson, Thomas, Lee,
  Harris, Ryan, Robinson, Kelly, King, Campbell, Mitchell, Young, Murphy, O'Brien, Kennedy, Burns, McDonald, Sullivan,
  Popovic, Petrovski, Romano, Rossi, Papadopoulos, Kovacevic, Haddad, Tua, Parata, Henare, Fraser`,
);

export const american = namePool(
  'A., B., C., D., E., J., K., L., M., N., R., S., T., W.',
  `Smith, Johnson, Williams, Brown, Jones, Miller, Davis, Wilson, Anderson, Taylor, Moore, Jackson, Martin, Thompson,
  White, Harris, Clark, Robinson, Lewis, Young, Garcia, Martinez, Hernandez, Lopez, Gonzalez, Perez, Sanchez, Ramirez,
  Torres, Flores, Rivera, Gomez, Diaz, Morales, Tremblay, Roy, Gagnon, Campbell, Murphy, Nelson`,
);

export const egyptian = namePool(
  'Ahmed, Mohamed, Mahmoud, Mostafa, Omar, Karim, Hossam, Amr, Youssef, Khaled, Ibrahim, Marwan, Tarek',
  `Hassan, Ali, Ibrahim, Said, Fathy, Gamal, Adel, Samir, Nabil, Sobhy, Ashour, Hamdy, Magdy, Salem, Kamal, Atef, Sherif,
  Ramadan, Farouk, Shawky, Zaki, Mansour, Refaat, Galal, Saad, Mohsen, Ragab, Tawfik, Eid, Fouad, Abdallah, Awad, Hegazy,
  Shaaban, Fahmy, Lotfy, Naguib, Helmy, Mounir, Sayed`,
);

export const southAfrican = namePool(
  'A., B., K., L., M., N., P., S., T., V., W., Z.',
  `Dlamini, Nkosi, Ndlovu, Khumalo, Sithole, Mokoena, Mahlangu, Mkhize, Molefe, Zulu, Naidoo, Botha, Mthembu, Zwane,
  Ngcobo, Radebe, Mabaso, Maseko, Shabalala, Buthelezi, Cele, Gumede, Zungu, Mbatha, Mthethwa, Hlongwane, Motaung,
  Modise, Letsholonyane, Moloi, Phiri, Tshabalala, Vilakazi, Zuma, Ntuli, Maluleke, Baloyi, Mashaba, Jacobs, Adams`,
);
