import { CRAMPED } from 'shared-kernel/design/media';
import { toBlocks, withAdvert } from '../../domain/blocks';
import { blockHeights, lineHeights } from './lineHeights';

const { matchMedia } = window;

const onPhone = ({ isCramped = false } = {}) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media !== CRAMPED || isCramped }));
};

afterEach(() => jest.restoreAllMocks());

it('counts the header into the first block of a group, and a folded group as its header alone', () => {
  const blocks = toBlocks(
    [
      { kind: 'live', ids: [1, 2] },
      { kind: 'league', competitionId: 7, ids: [3] },
      { kind: 'league', competitionId: 8, ids: [4] },
    ],
    (group) => group.kind === 'league' && group.competitionId === 8,
  );
  const heights = { row: 50, header: 10, leagueHeader: 20, advert: 60 };
  expect(blockHeights(blocks, heights)).toEqual([60, 50, 70, 20]);
  expect(blockHeights(withAdvert(blocks), heights)).toEqual([60, 50, 70, 20, 60]);
});

it('knows the lines of wide windows, of phones and of very large text, with and without the strip of odds', () => {
  expect(lineHeights(true)).toEqual({ row: 36, header: 32, leagueHeader: 32, advert: 60 });
  onPhone();
  expect(lineHeights(false)).toEqual({ row: 56, header: 32, leagueHeader: 44, advert: 60 });
  expect(lineHeights(true).row).toBe(93);
  onPhone({ isCramped: true });
  expect(lineHeights(true).row).toBe(117);
});

it('keeps no space for an advert that is not there', () => {
  document.documentElement.setAttribute('data-empty-slots', 'OnHeaderLevel2 OnHeaderLevel3');
  expect(lineHeights(false).advert).toBe(0);
});
