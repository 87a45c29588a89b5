import { toBlocks } from '../../domain/blocks';
import { blockHeights, lineHeights } from './lineHeights';

const onPhone = () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
};

it('counts the header into the first block of a group, and a folded group as its header alone', () => {
  const blocks = toBlocks(
    [
      { kind: 'live', ids: [1, 2] },
      { kind: 'league', competitionId: 7, ids: [3] },
      { kind: 'league', competitionId: 8, ids: [4] },
    ],
    (group) => group.kind === 'league' && group.competitionId === 8,
  );
  expect(blockHeights(blocks, { row: 50, header: 10, leagueHeader: 20 })).toEqual([60, 50, 70, 20]);
});

it('knows the lines of wide windows and of phones, with and without the strip of odds', () => {
  expect(lineHeights(true)).toEqual({ row: 36, header: 32, leagueHeader: 32 });
  onPhone();
  expect(lineHeights(false)).toEqual({ row: 56, header: 32, leagueHeader: 44 });
  expect(lineHeights(true).row).toBe(93);
});
