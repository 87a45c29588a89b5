import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import { idInAddress } from 'shared-kernel/rules/pageAddress';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { matchItems } from 'shared-kernel/state/matches/readMatchRange';
import { crestOfRecord } from '../domain/crestOfRecord';
import { formOfRecord } from '../domain/formOfRecord';
import { leagueOfTeam } from '../domain/leagueOfTeam';
import { namedAddress } from '../domain/namedAddress';
import { type RecordOfPage, recordMatches } from '../domain/recordMatches';
import { searchOfTable, type TableKind, toTableKind } from '../domain/tableKind';
import { createArrivals } from '../state/createArrivals';
import { createEntryStore } from '../state/createEntryStore';
import { MAX_OF_RECORD, matchesOfRecord } from '../state/recordSource';
import { ROUNDS } from '../state/rounds';
import type { Season } from '../state/seasonTables';
import { boardOfAnswer } from '../state/server/boardOfAnswer';
import { createServerShell } from '../state/server/createServerShell';
import { SQUAD } from '../state/squad';
import { TEAM_FORM } from '../state/teamForm';
import { NoRecordPage } from '../view/pages/record/NoRecordPage';
import { RecordContent } from '../view/pages/record/RecordContent';
import { textsOfNoRecord, textsOfRecord } from '../view/pages/record/recordTexts';
import { type SeasonParts, seasonParts } from '../view/pages/record/seasonParts';
import { SlotPlaceholder } from '../view/parts/html/SlotPlaceholder';
import { tableElsewhere, tableOfLeague } from '../view/tables/TableOfLeague';
import { breadcrumbs } from './breadcrumbs';
import { choicesNamed, SETTINGS_OF_ROWS } from './choices';
import { LatePart } from './LatePart';
import { answered, movedTo, noneHere, renderOne, VALID_SECONDS } from './pageOfOne';
import { answeredIn, askOf } from './questions';
import { readRange } from './readRange';
import { saidName } from './saidName';
import { askSeason, SEASON_KEYS, seasonIn } from './season';

const MATCHES = 'matches';

/** The page of a team, or of a competition with its tables. */
export function recordPage(kind: RecordOfPage['kind']): ServerEntry {
  function needs(request: PageRequest, answers: readonly Answer[]): readonly Ask[] {
    const id = idInAddress(request.path);
    if (id === undefined) return [];
    const matches = { key: MATCHES, ...matchesOfRecord({ kind, id })(request.now) };
    if (kind === 'competition') return [matches, ...askSeason(id), askOf(ROUNDS, id)];
    const league = read({ kind, id }, answers, request.now)?.league;
    return [matches, askOf(SQUAD, id), askOf(TEAM_FORM, id), ...(league === undefined ? [] : askSeason(league))];
  }

  function draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
    const none = () => noneHere(<NoRecordPage kind={kind} />, textsOfNoRecord(kind), request);
    const id = idInAddress(request.path);
    if (id === undefined) return none();
    const known = read({ kind, id }, answers, request.now);
    if (!known) return undefined;
    const { name, crest, matches, entries } = known;
    // A season that is on its way may name it.
    if (name === undefined) return known.season || kind === 'team' ? none() : undefined;
    const address = namedAddress(kind, id, name);
    const shown = toTableKind(kind === 'competition' ? request.search.bang : undefined);
    if (address !== request.path) return movedTo(address + searchOfTable(shown));

    const squad = kind === 'team' ? answeredIn(answers, SQUAD)?.answer : undefined;
    const form = answeredIn(answers, TEAM_FORM);
    const rounds = answeredIn(answers, ROUNDS)?.answer;
    const shell = createServerShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPlaceholder });
    const said = saidName(name);
    return {
      ...renderOne(
        <RecordContent
          name={name}
          crest={crest}
          matches={matches}
          rounds={rounds}
          entries={entries}
          shell={shell}
          squad={squad}
          isTeam={kind === 'team'}
          form={form && formOfRecord({ kind, id }, matches, form.answer)}
          {...(kind === 'team' ? { table: tableOfTeam(known, id) } : partsOf(known.season, shown, address))}
        />,
        request,
      ),
      ...textsOfRecord(kind, said),
      canonical: address,
      jsonLd: breadcrumbs(request, [{ name: said, path: address }]),
      // A league's fortnight is too much to be sent twice.
      answers: answered(kind === 'team' ? [MATCHES, SQUAD.key, TEAM_FORM.key] : [...SEASON_KEYS, ROUNDS.key], answers),
      notFor: choicesNamed(['hide_scores', ...SETTINGS_OF_ROWS]),
      zoned: true,
      ...(matches.live.length > 0 ? { validFor: VALID_SECONDS } : {}),
    };
  }

  return { needs, draw };
}

function read(record: RecordOfPage, answers: readonly Answer[], now: number) {
  const range = readAnswer(answers, MATCHES, readTheirs);
  if (!range) return undefined;
  const board = boardOfAnswer(range);
  const entries = createEntryStore(
    board,
    createArrivals(() => now),
  );
  const { kind, id } = record;
  const matches = recordMatches(record, board.matches.values(), now);
  const season = seasonIn(answers);
  const league = kind === 'team' ? leagueOfTeam(matches) : undefined;
  const found = (kind === 'team' ? board.teams : board.competitions).get(id);
  const name = found?.name ?? (kind === 'competition' ? (season?.tables ?? season?.cup)?.name : undefined);
  return {
    name,
    crest: crestOfRecord(kind, found),
    entries,
    matches,
    season,
    league,
    leagueName: league === undefined ? undefined : board.competitions.get(league)?.name,
  };
}

/** @throws Error for the answer of a server that knows no such request: all matches there are would take too long */
function readTheirs(raw: unknown) {
  const size = matchItems(raw)?.length ?? 0;
  if (size > MAX_OF_RECORD) throw new Error(`Expected at most ${MAX_OF_RECORD} matches, got ${size}`);
  return readRange(raw);
}

type Known = NonNullable<ReturnType<typeof read>>;

/** The season is asked for in a second round, which may come too late. */
function tableOfTeam({ season, league, leagueName }: Known, team: Id) {
  if (season || league === undefined || !leagueName) return tableOfLeague(season, league, team);
  return tableElsewhere(league, leagueName);
}

function partsOf(season: Season | undefined, kind: TableKind, address: string): SeasonParts {
  return season ? seasonParts(season, kind, address) : { table: <LatePart /> };
}
