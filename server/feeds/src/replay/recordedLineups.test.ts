import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { onRealData } from '../testing/readShared';
import { THE_END } from '../testing/timelines';
import { STARTED_AT, worldCup } from '../testing/worldCups';
import { mergeBatches } from '../timeline/batches';
import { decodeRecording } from './readRecording';
import type { Recording } from './recording';
import { replayProgramme } from './replayProgramme';

function shown(recording: Recording, now = THE_END) {
  const timelines = replayProgramme({ recording, speed: 60, startedAt: STARTED_AT }).opening(0);
  return mergeBatches(timelines.map((timeline) => timeline.at(now)));
}

const of = (recording: Recording, home: string, away: string) => ({
  ...recording,
  matches: recording.matches.filter((match) => match.home === home && match.away === away),
});

const names = (players: readonly { name: string }[] | undefined) => players?.map(({ name }) => name) ?? [];

onRealData('the line-ups of two World Cups', () => {
  it('of Argentina – France in 2022 are the real elevens, and who came on came from the bench', () => {
    const { matches = [], lineups = [] } = shown(of(worldCup(2022), 'Argentina', 'France'));
    const [final] = lineups;
    expect(final).toMatchObject({ match_id: matches[0]?.id, is_confirmed: true });
    expect(names(final?.home?.starters)).toEqual([
      ...['Emiliano MARTINEZ', 'Nicolas TAGLIAFICO', 'Cristian ROMERO', 'Nicolas OTAMENDI', 'Nahuel MOLINA'],
      ...[
        'Rodrigo DE PAUL',
        'Alexis MAC ALLISTER',
        'Enzo FERNANDEZ',
        'Julian ALVAREZ',
        'Lionel MESSI',
        'Angel DI MARIA',
      ],
    ]);
    expect(names(final?.away?.starters)).toEqual([
      ...['Hugo LLORIS', 'Raphael VARANE', 'Jules KOUNDE', 'Dayot UPAMECANO', 'Theo HERNANDEZ', 'Antoine GRIEZMANN'],
      ...['Aurelien TCHOUAMENI', 'Adrien RABIOT', 'Olivier GIROUD', 'Kylian MBAPPE', 'Ousmane DEMBELE'],
    ]);
    const cameOn = matches[0]?.incidents.filter(({ type }) => type === IncidentType.Substitution) ?? [];
    expect(cameOn).toHaveLength(13);
    for (const { position, in_player_name } of cameOn)
      expect(names(position === Side.Home ? final?.home?.bench : final?.away?.bench)).toContain(in_player_name);
    expect([final?.home?.bench.length, final?.away?.bench.length]).toEqual([6, 7]);
  });

  it('have eleven men on each side of all 128 matches, without shirts or places that nobody knows', () => {
    for (const year of [2018, 2022] as const) {
      const { lineups = [] } = shown(worldCup(year));
      expect(lineups).toHaveLength(64);
      for (const team of lineups.flatMap(({ home, away }) => [home, away])) {
        expect(new Set(names(team?.starters)).size).toBe(11);
        expect(names(team?.bench).filter((name) => names(team?.starters).includes(name))).toEqual([]);
        expect(team).toMatchObject({ formation: undefined, coach: undefined });
        for (const man of team?.starters ?? [])
          expect([man.number, man.position, man.grid]).toEqual(Array(3).fill(undefined));
      }
    }
  });

  it('come an hour of football before the kick-off', () => {
    const final = of(worldCup(2022), 'Argentina', 'France');
    const kickOff = shown(final).matches?.[0]?.match_time ?? 0;
    expect(shown(final, kickOff - 61).lineups).toEqual([]);
    expect(shown(final, kickOff - 60).lineups).toHaveLength(1);
  });
});

describe('of a recording of our own', () => {
  const match = {
    ...{ kickoff: STARTED_AT, home: { name: 'A' }, away: { name: 'B' } },
    events: [{ minute: 60, type: 9, side: 'home', in: 'On', out: 'One' }],
    result: { half_time: [0, 0], full_time: [0, 0] },
  };
  const recordingWith = (lineup: unknown) => ({
    format: 'tyso-recording/1',
    competition: { name: 'Cup', short_name: 'C', primary_color: '#123456', country: 'X', is_hot: false },
    matches: [{ ...match, lineup }],
  });
  const read = (lineup: unknown) => shown(decodeRecording(recordingWith(lineup), () => {})).lineups;

  it('there are none where the file has none', () => {
    expect(read(undefined)).toEqual([]);
    expect(read({ home: [], away: [] })).toEqual([]);
  });

  it('one side may be missing', () => {
    const [lineups] = read({ home: ['One'], away: [] }) ?? [];
    expect(lineups).toMatchObject({ home: { starters: [{ name: 'One' }], bench: [{ name: 'On' }] }, away: undefined });
  });

  it.each([['Messi'], [{ home: ['One'] }], [{ home: [1], away: [] }]])('%j is refused with its place', (lineup) => {
    expect(() => read(lineup)).toThrow(/At matches\.0\.lineup/);
  });
});
