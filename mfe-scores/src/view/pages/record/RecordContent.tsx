import type { ReactNode } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import { PHONE } from 'shared-kernel/design/media';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import type { Match } from 'shared-kernel/entities/match';
import type { SeasonTeam } from 'shared-kernel/entities/seasonTables';
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
import { SCORERS_ID } from '../../parts/scorersId';
import { Panel } from '../../parts/states/Panel';
import { FormLetters } from '../../tables/FormLetters';
import { SquadRows } from '../../tables/SquadRows';
import { MatchLine } from './MatchLine';
import { PartLinks } from './PartLinks';
import type { SeasonParts } from './seasonParts';

/** A competition has its league tables, bracket, groups, and who scored most; a team the table that it stands in. */
type Props = SeasonParts & {
  name: string;
  /** The picture beside the name, or the initials where it has no address. */
  crest: { logo: string | undefined } | undefined;
  matches: RecordMatches;
  entries: EntrySource;
  clock: Clock;
  /** How the last matches of a team ended in all competitions, which the table's are not, the newest last, unless that is hidden; its matches name their competition. */
  form?: SeasonTeam['form'] | undefined;
  isTeam?: boolean;
  squad?: Squad | undefined;
  /** How fresh it is, if that is to be said. */
  children?: ReactNode;
};

/** The page of a team or a competition. Knows how to look, not where its data come from. */
export function RecordContent(props: Props) {
  const { name, crest, form = [], matches, table, bracket, groups, scorers, squad, children, ...lines } = props;
  const { isTeam = false } = lines;
  const { live, results, fixtures } = matches;
  const isEmpty = live.length + results.length + fixtures.length === 0;
  const lineUp = (some: readonly Match[]) => some.length > 0 && <Lines matches={some} {...lines} />;
  const tablePart: Part = { id: 'bang-xep-hang', title: t('record.table'), content: table };
  const parts: readonly Part[] = [
    { id: 'truc-tiep', title: t('record.live'), content: lineUp(live) },
    ...(isTeam ? [] : [tablePart]),
    { id: 'loai-truc-tiep', title: cup('cup.bracket'), content: bracket },
    { id: 'vong-bang', title: cup('cup.groups'), content: groups },
    { id: SCORERS_ID, title: t('record.scorers'), content: scorers },
    { id: 'lich-thi-dau', title: t('record.fixtures'), content: lineUp(fixtures) },
    { id: 'ket-qua', title: t('record.results'), content: lineUp(results) },
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
            <FormLetters form={form} />
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

type LinesProps = Pick<Props, 'entries' | 'clock' | 'isTeam'> & { matches: readonly Match[] };

function Lines({ matches, isTeam = false, ...line }: LinesProps) {
  return (
    <ul>
      {matches.map(({ id }) => (
        <MatchLine key={id} id={id} hasCompetition={isTeam} {...line} />
      ))}
    </ul>
  );
}

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
  & > ul { margin: 0; padding: 0; list-style: none; }
  /* The heading says it. */
  & caption { ${visuallyHidden} }
  @media ${PHONE} { padding: var(--space-3); }
`;
