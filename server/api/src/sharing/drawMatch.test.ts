import sharp from 'sharp';
import { drawMatch } from './drawMatch';
import type { MatchOnPicture } from './matchOnPicture';

const team = (name: string) => ({ name, logo: undefined });
const aMatch = (given: Partial<MatchOnPicture> = {}): MatchOnPicture => ({
  competition: 'V-League 1',
  home: team('Hà Nội'),
  away: team('Thép Xanh Nam Định'),
  main: '2 – 1',
  kicks: undefined,
  when: '67’',
  isLive: true,
  ...given,
});
const NO_CRESTS = { home: undefined, away: undefined };

type Place = { left: number; top: number; width: number; height: number };

async function pixels(shown: MatchOnPicture, place: Place): Promise<Buffer> {
  return sharp(await drawMatch(shown, NO_CRESTS))
    .extract(place)
    .raw()
    .toBuffer();
}

it('is a PNG of the size that all networks show whole', async () => {
  const { format, width, height, hasAlpha } = await sharp(await drawMatch(aMatch(), NO_CRESTS)).metadata();
  expect([format, width, height, hasAlpha]).toEqual(['png', 1200, 630, false]);
});

it('the longest names stay in their places', async () => {
  const long = aMatch({
    competition: 'Giải vô địch các đội tuyển quốc gia nữ '.repeat(5),
    home: team('Trung tâm Huấn luyện Thể thao Quốc gia '.repeat(5)),
    away: team('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3)),
    when: 'Nghỉ giữa hiệp',
  });
  const around: Place[] = [
    { left: 0, top: 0, width: 60, height: 630 },
    { left: 1140, top: 0, width: 60, height: 630 },
    { left: 0, top: 532, width: 1200, height: 98 },
    // Between the card and the competition, and between names and what stands in the middle.
    { left: 0, top: 88, width: 1200, height: 70 },
    { left: 438, top: 364, width: 4, height: 168 },
  ];
  for (const place of around) expect((await pixels(long, place)).equals(await pixels(aMatch(), place))).toBe(true);
});

it('a name without letters leaves its place empty', async () => {
  expect((await drawMatch(aMatch({ competition: ' \0\ud800', home: team('\n') }), NO_CRESTS)).length).toBeGreaterThan(
    0,
  );
});

it('shows every letter that Vietnamese has, and signs of markup as they are', async () => {
  const name: Place = { left: 87, top: 364, width: 350, height: 156 };
  const drawn = async (letters: string) => (await pixels(aMatch({ home: team(letters) }), name)).toString('base64');
  // What a font lacks is drawn as a box, each alike in shape.
  const letters = [...'ĂÂĐÊÔƠƯăâđêôơưẮẰẲẴẶẤẦẨẪẬẾỀỂỄỆỐỒỔỖỘỚỜỞỠỢỨỪỬỮỰỲỴỶỸ&<>'];
  const pictures = new Set<string>();
  for (const letter of letters) pictures.add(await drawn(letter));
  expect(pictures.size).toBe(letters.length);
});
