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
import type { RecordMatches } from '../../domain/recordMatches';
import type { EntrySource } from '../../state/createEntryStore';
import { t as cup } from '../../texts/cupTexts';
import { t } from '../../texts/detailTexts';
import { t as season } from '../../texts/seasonTexts';
import { t as ofSquad } from '../../texts/squadTexts';
import { Crest } from '../crest/Crest';
import { BoardPage } from '../page/BoardPage';
import { SquadRows } from '../squad/SquadRows';
import { Panel } from '../states/Panel';
import { FormLetters } from '../table/FormLetters';
import { MatchLine } from './MatchLine';
import type { SeasonParts } from './seasonParts';

/** Of a competition: its league tables, bracket, groups, and who scored most. */
type Props = SeasonParts & {
  name: string;
  /** The picture beside the name, or the initials where it has no address. */
  crest: { logo: string | undefined } | undefined;
  matches: RecordMatches;
  entries: EntrySource;
  clock: Clock;
  /** Of a team: how its last matches ended, the newest last, unless that is hidden; its matches name their competition. */
  form?: SeasonTeam['form'] | undefined;
  isTeam?: boolean;
  squad?: Squad | undefined;
  /** How fresh it is, if that is to be said. */
  children?: ReactNode;
};

/** The page of a team or a competition. Knows how to look, not where its data come from. */
export function RecordContent(props: Props) {
  const { name, crest, form = [], matches, table, bracket, groups, scorers, squad, children, ...lines } = props;
  const { live, results, fixtures } = matches;
  const isEmpty = live.length + results.length + fixtures.length === 0;
  return (
    <BoardPage>
      <Heading>
        {crest && <Crest name={name} logo={crest.logo} />}
        <h1>{name}</h1>
        {form.length === 0 ? null : (
          <p title={season('season.column.form')}>
            <HiddenText>{season('season.columnShort.form')}: </HiddenText>
            <FormLetters form={form} />
          </p>
        )}
      </Heading>
      {children}
      <Parts>
        <Part title={t('record.live')} matches={live} {...lines} />
        <Titled title={t('record.table')}>{table}</Titled>
        <Titled title={cup('cup.bracket')}>{bracket}</Titled>
        <Titled title={cup('cup.groups')}>{groups}</Titled>
        <Titled title={t('record.scorers')}>{scorers}</Titled>
        <Part title={t('record.fixtures')} matches={fixtures} {...lines} />
        <Part title={t('record.results')} matches={results} {...lines} />
        {isEmpty ? (
          <Card>
            <NoData text={t('record.none')} />
          </Card>
        ) : null}
        <Titled title={ofSquad(squad?.seen_in === undefined ? 'squad.told' : 'squad.seen')}>
          {squad && <SquadRows squad={squad} />}
        </Titled>
      </Parts>
    </BoardPage>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Card>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

type PartProps = Pick<Props, 'entries' | 'clock' | 'isTeam'> & { title: string; matches: readonly Match[] };

function Part({ title, matches, isTeam = false, ...line }: PartProps) {
  if (matches.length === 0) return null;
  return (
    <Card>
      <h2>{title}</h2>
      <ul>
        {matches.map(({ id }) => (
          <MatchLine key={id} id={id} hasCompetition={isTeam} {...line} />
        ))}
      </ul>
    </Card>
  );
}

const Heading = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: var(--space-2) 0 var(--space-3);
  & > p { flex: none; margin: 0 0 0 auto; text-align: center; }
  & > h1 { margin: 0; font-size: 1.125rem; line-height: 1.4; overflow-wrap: anywhere; }
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
