import { namePool } from './namePool';

export const polish = namePool(
  'A., B., D., F., J., K., L., M., P., R., S., T., W.',
  `Nowak, Kowalski, Wisniewski, Wojcik, Kowalczyk, Kaminski, Lewandowski, Zielinski, Szymanski, Wozniak, Dabrowski,
  Kozlowski, Jankowski, Mazur, Kwiatkowski, Krawczyk, Kaczmarek, Piotrowski, Grabowski, Zajac, Pawlowski, Michalski, Krol,
  Wieczorek, Jablonski, Wrobel, Nowakowski, Majewski, Olszewski, Stepien, Malinowski, Jaworski, Adamczyk, Dudek,
  Nowicki, Pawlak, Gorski, Witkowski, Walczak, Sikora`,
);

export const czech = namePool(
  'A., D., F., J., K., L., M., O., P., R., S., T., V.',
  `Novak, Svoboda, Novotny, Dvorak, Cerny, Prochazka, Kucera, Vesely, Horak, Nemec, Marek, Pospisil, Pokorny, Hajek,
  Kral, Jelinek, Ruzicka, Benes, Fiala, Sedlacek, Dolezal, Zeman, Kolar, Navratil, Cermak, Vanek, Urban, Blazek, Kriz,
  Kovar, Kratochvil, Bartos, Vlcek, Polak, Musil, Kopecky, Simek, Konecny, Maly, Holub`,
);

export const croatian = namePool(
  'A., B., D., F., I., J., K., L., M., N., P., S., T.',
  `Horvat, Kovacevic, Babic, Maric, Juric, Novak, Kovacic, Knezevic, Vukovic, Markovic, Petrovic, Matic, Tomic, Pavlovic,
  Kovac, Bozic, Blazevic, Grgic, Pavic, Radic, Peric, Filipovic, Saric, Lovric, Vidovic, Perkovic, Popovic, Bosnjak,
  Jukic, Barisic, Mikulic, Simic, Martinovic, Katic, Lukic, Ivanovic, Rukavina, Bacic, Loncar, Brkic`,
);

export const greek = namePool(
  'A., C., D., E., G., I., K., L., M., N., P., S., T., V.',
  `Papadopoulos, Vlachos, Angelopoulos, Nikolaidis, Georgiou, Dimitriou, Papadakis, Panagiotopoulos, Karagiannis,
  Makris, Oikonomou, Antoniou, Papageorgiou, Ioannou, Vasiliou, Christou, Konstantinou, Alexiou, Petrou, Athanasiou,
  Samaras, Kostopoulos, Giannopoulos, Michailidis, Katsaros, Pappas, Kotsis, Theodorou, Mavridis, Lazaridis, Stavrou,
  Anagnostou, Economou, Kokkinos, Galanis, Zervas, Raptis, Sideris, Markou, Tzanis`,
);

export const turkish = namePool(
  'A., B., C., D., E., F., H., K., M., O., S., T., U., Y.',
  `Yilmaz, Kaya, Demir, Sahin, Celik, Yildiz, Yildirim, Ozturk, Aydin, Ozdemir, Arslan, Dogan, Kilic, Aslan, Cetin, Kara,
  Koc, Kurt, Ozkan, Simsek, Polat, Korkmaz, Ozcan, Erdogan, Yavuz, Can, Acar, Sen, Aktas, Guler, Yalcin, Gunes, Bozkurt,
  Bulut, Keskin, Unal, Turan, Gul, Tekin, Avci`,
);
