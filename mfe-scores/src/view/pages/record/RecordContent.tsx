import type { ReactNode } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { PHONE } from 'shared-kernel/design/media';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchRound } from 'shared-kernel/entities/matchRound';
import type { Outcome } from 'shared-kernel/entities/seasonTables';
import type { Squad } from 'shared-kernel/entities/squad';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import type { RecordMatches } from '../../../domain/recordMatches';
import type { EntrySource } from '../../../state/createEntryStore';
import { t as cup } from '../../../texts/cupTexts';
import { t } from '../../../texts/detailTexts';
import { t as season } from '../../../texts/seasonTexts';
import { t as ofSquad } from '../../../texts/squadTexts';
import { BoardPage } from '../../parts/BoardPage';
import { Crest } from '../../parts/Crest';
import { FormBadges } from '../../parts/FormBadges';
import { SCORERS_ID, TABLE_ID } from '../../parts/partIds';
import { Panel } from '../../parts/states/Panel';
import { SquadRows } from '../../tables/SquadRows';
import { PartLinks } from './PartLinks';
import { RoundLists } from './RoundLists';
import type { SeasonParts } from './seasonParts';

/** A competition has its league tables, bracket, groups, and who scored most; a team the table that it stands in. */
type Props = SeasonParts & {
  name: string;
  /** The picture beside the name, or the initials where it has no address. */
  crest: { logo: string | undefined } | undefined;
  matches: RecordMatches;
  /** Of a competition's matches, as far as they are known. */
  rounds?: readonly MatchRound[];
  entries: EntrySource;
  shell: Shell;
  /** How the last matches of a team ended in all competitions, which the table's are not, the newest last, unless that is hidden; its matches name their competition. */
  form?: readonly Outcome[] | undefined;
  isTeam?: boolean;
  squad?: Squad | undefined;
  /** How fresh it is, if that is to be said. */
  children?: ReactNode;
};

/** The page of a team or a competition. Knows how to look, not where its data come from. */
export function RecordContent(props: Props) {
  const { name, crest, form = [], matches, rounds = [], shell, entries, isTeam = false, squad, children } = props;
  const { table, bracket, groups, scorers } = props;
  const { live, results, fixtures } = matches;
  const isEmpty = live.length + results.length + fixtures.length === 0;
  const rows = (some: readonly Match[], label: string, of: readonly MatchRound[] = []) =>
    some.length > 0 && (
      <RoundLists shell={shell} entries={entries} label={label} matches={some} rounds={of} isOfOne={!isTeam} />
    );
  const tablePart: Part = { id: TABLE_ID, title: t('record.table'), content: table };
  const parts: readonly Part[] = [
    { id: 'truc-tiep', title: t('record.live'), content: rows(live, t('record.live')) },
    ...(isTeam ? [] : [tablePart]),
    { id: 'loai-truc-tiep', title: cup('cup.bracket'), content: bracket },
    { id: 'vong-bang', title: cup('cup.groups'), content: groups },
    { id: SCORERS_ID, title: t('record.scorers'), content: scorers },
    { id: 'lich-thi-dau', title: t('record.fixtures'), content: rows(fixtures, t('record.fixtures'), rounds) },
    { id: 'ket-qua', title: t('record.results'), content: rows(results, t('record.results'), rounds) },
    // The table of a team comes later than its matches, which stay where they are.
    ...(isTeam ? [tablePart] : []),
    {
      id: 'doi-hinh',
      title: ofSquad(squad?.seen_in === undefined ? 'squad.listed' : 'squad.seen'),
      content: squad && <SquadRows squad={squad} />,
    },
  ].filter(({ content }) => content);
  return (
    <BoardPage>
      <Heading>
        {crest && <Crest name={name} logo={crest.logo} />}
        <h1>{name}</h1>
        {form.length === 0 ? null : (
          <p title={season('season.ofAll')}>
            <HiddenText>{season('season.columnShort.form')} </HiddenText>
            <small>{season('season.ofAllShort')}</small>
            <HiddenText>: </HiddenText>
            <FormBadges form={form} />
          </p>
        )}
      </Heading>
      {children}
      <PartLinks parts={parts} />
      <Parts>
        {isEmpty ? (
          <Card>
            <NoData text={t('record.none')} />
          </Card>
        ) : null}
        {parts.map(({ id, title, content }) => (
          <Card key={id} id={id} tabIndex={-1}>
            <h2>{title}</h2>
            {content}
          </Card>
        ))}
      </Parts>
    </BoardPage>
  );
}

type Part = { id: string; title: string; content: ReactNode };

const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin: var(--space-2) 0 var(--space-3);
  & > p { flex: none; margin: 0 0 0 auto; text-align: center; }
  & small { display: block; color: var(--ink-2); font-size: 0.75rem; }
  /* What stands beside it goes below it, rather than that one of its words breaks. */
  & > h1 { flex: 1 1 min-content; min-width: 0; margin: 0; font-size: 1.125rem; line-height: 1.4; overflow-wrap: break-word; }
  @media ${PHONE} { margin: 0; padding: var(--space-2) var(--space-3); }
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

const Card = styled(Panel).attrs({ as: 'section' })`
  padding: var(--space-3) var(--space-4);
  & > h2 { margin: 0 0 var(--space-2); font-size: 1rem; }
  /* The heading says it. */
  & caption { ${visuallyHidden} }
  @media ${PHONE} { padding: var(--space-3); }
`;
